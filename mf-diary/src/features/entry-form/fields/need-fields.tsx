import { roomTypes } from '@veckovis/domain/budget'
import { changeOfNeedReasons, extraResourceReasons, extraResourceTypes, locationTypes } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { EntryField } from '../entry-values'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type Part = { readonly form: EntryForm }

const none = 'none'

/** Why more hands are needed, and of which kind they are. */
export const ExtraResourceFields = ({ form }: Part) => {
  const { t } = useTranslation('mf-diary')
  const reasons = extraResourceReasons.map(value => ({ value, label: t(`reasons.EXTRA_RESOURCE.${value}`) }))
  const types = extraResourceTypes.map(id => ({ value: String(id), label: t(`types.${id}`) }))
  return (
    <div className={styles.pair}>
      <Select<string> {...form.choice('reason')} label={t('fields.reason')} options={reasons} required />
      <Select<string> {...form.choice('typeId')} label={t('fields.type')} options={types} required />
    </div>
  )
}

type OptionalChoiceProps = Part & {
  readonly name: EntryField
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice that may be taken back. */
const OptionalChoice = ({ form, name, label, options }: OptionalChoiceProps) => {
  const { t } = useTranslation('mf-diary')
  const chosen = form.values[name]
  return (
    <Select<string>
      {...form.choice(name)}
      value={chosen === '' ? none : chosen}
      onChange={value => form.set(name, value === none ? '' : value)}
      label={label}
      options={[{ value: none, label: t('form.notChosen') }, ...options]}
    />
  )
}

/** Why the need changes, and by how many hours of a week. */
export const ChangeOfNeedsFields = ({ form }: Part) => {
  const { t } = useTranslation('mf-diary')
  const reasons = changeOfNeedReasons.map(value => ({ value, label: t(`reasons.CHANGE_OF_NEEDS.${value}`) }))
  return (
    <div className={styles.pair}>
      <Select<string> {...form.choice('reason')} label={t('fields.reason')} options={reasons} required />
      <TextField {...form.number('perWeek')} label={t('fields.perWeek')} hint={t('form.perWeekHint')} required />
    </div>
  )
}

/** What the change is about: rooms with a room type, else users; and where. */
export const PlaceFields = ({ form }: Part) => {
  const { t } = useTranslation('mf-diary')
  return (
    <div className={styles.pair}>
      <OptionalChoice
        form={form}
        name="roomType"
        label={t('fields.roomType')}
        options={roomTypes.map(value => ({ value, label: t(`roomTypes.${value}`) }))}
      />
      <TextField
        {...form.number('quantity')}
        label={t(form.values.roomType === '' ? 'fields.users' : 'fields.rooms')}
        inputMode="numeric"
      />
      <OptionalChoice
        form={form}
        name="locationType"
        label={t('fields.locationType')}
        options={locationTypes.map(value => ({ value, label: t(`locationTypes.${value}`) }))}
      />
    </div>
  )
}
