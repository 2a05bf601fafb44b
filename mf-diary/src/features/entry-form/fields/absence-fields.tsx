import { noSubstitute } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { absenceText, nameOf, substituteText } from '../../../data/entry-texts'
import type { OfferedNames } from '../../../data/offered-names'
import type { Member } from '../entry-values'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type Part = { readonly form: EntryForm; readonly names: OfferedNames }

const none = 'none'

/** Who is away, and why. */
export const AbsenceFields = ({ form, names, people }: Part & { readonly people: readonly Member[] }) => {
  const { t } = useTranslation('mf-diary')
  const { absences } = names
  const reasons = absences.map(({ id }) => ({ value: String(id), label: absenceText(id, absences, t) }))
  const members = people.map(member => ({ value: String(member.id), label: nameOf(member, t) }))
  return (
    <div className={styles.pair}>
      <Select<string>
        {...form.choice('staffId')}
        onChange={form.choosePerson}
        label={t('fields.staff')}
        options={members}
        searchable
        required
      />
      <Select<string> {...form.choice('reason')} label={t('fields.reason')} options={reasons} searchable required />
    </div>
  )
}

/** Who comes instead, for how many hours a day. */
export const SubstituteFields = ({ form, names: { substitutes } }: Part) => {
  const { t } = useTranslation('mf-diary')
  const { substituteType } = form.values
  const types = substitutes.map(({ id }) => ({ value: String(id), label: substituteText(id, substitutes, t) }))
  const comes = substituteType !== '' && substituteType !== String(noSubstitute)
  return (
    <div className={styles.pair}>
      <Select<string>
        {...form.choice('substituteType')}
        value={substituteType === '' ? none : substituteType}
        onChange={type => form.chooseSubstitute(type === none ? '' : type)}
        label={t('fields.substitute')}
        options={[{ value: none, label: t('form.notChosen') }, ...types]}
      />
      {comes && <TextField {...form.number('temporaryPerDay')} label={t('fields.temporaryPerDay')} required />}
    </div>
  )
}
