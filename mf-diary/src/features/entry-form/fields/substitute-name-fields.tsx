import { useQuery } from '@tanstack/react-query'
import type { NamedSubstitute } from '@veckovis/contracts/diary'
import { noSubstitute } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { diaryBasisQuery } from '../../../data/diary-queries'
import { namedText, nameOf } from '../../../data/entry-texts'
import { useUnitsAround } from '../../../data/use-units-around'
import { othersOf } from '../for-each-person'
import type { EntryValues, Member } from '../entry-values'
import type { EntryForm } from '../use-entry-form'
import * as styles from '../entry-form.module.css'

type SubstituteNameFieldsProps = {
  readonly form: EntryForm
  readonly unitId: number
  readonly people: readonly Member[]
  /** Who comes as it is stored: offered also where nobody else of that unit is. */
  readonly named: NamedSubstitute | undefined
}

const none = 'none'

/**
 * Who is away does not come, nor anyone who is not employed from the first to the last day. Who is chosen stays, also when
 * the days or the people have changed since: the field says what is wrong.
 */
const isOffered =
  (values: EntryValues) =>
  ({ id, employedFrom, employedTo }: Member): boolean =>
    String(id) === values.substituteStaff ||
    (![values.staffId, ...othersOf(values)].includes(String(id)) &&
      employedFrom <= values.from &&
      (employedTo === null || employedTo >= values.to))

/** The people of the chosen unit; undefined while those of another one are read. */
const usePeopleOf = (unitId: number, chosen: number, own: readonly Member[]) => {
  const isOther = chosen !== unitId
  const { data, isError } = useQuery({ ...diaryBasisQuery(chosen), enabled: isOther })
  return isOther ? { people: data?.people, isFailed: isError && data === undefined } : { people: own, isFailed: false }
}

const NameFields = ({ form, unitId, people: own, named }: SubstituteNameFieldsProps) => {
  const { t } = useTranslation('mf-diary')
  const { values, set } = form
  const units = useUnitsAround(unitId)
  // Who is named may be of a unit that the person does not reach, and stays named: others are of the own one.
  const chosenUnit = units.find(({ id }) => String(id) === values.substituteUnit)?.id ?? unitId
  const { people, isFailed } = usePeopleOf(unitId, chosenUnit, own)
  const offered = people?.filter(isOffered(values)).map(each => ({ value: String(each.id), label: nameOf(each, t) }))
  const stored = named === undefined || named.staffId === null ? null : { id: String(named.staffId), named }
  const isStored = stored?.id === values.substituteStaff && offered?.every(({ value }) => value !== stored.id) !== false
  const options = [
    { value: none, label: t('form.notChosen') },
    ...(isStored ? [{ value: stored.id, label: namedText(stored.named) }] : []),
    ...(offered ?? []),
  ]
  const choosePerson = (chosen: string) => {
    set('substituteStaff', chosen === none ? '' : chosen)
    if (chosen !== none) set('substitutePool', '')
  }
  return (
    <>
      <div className={styles.pair}>
        {units.length > 1 && (
          <Select<string>
            {...form.choice('substituteUnit')}
            value={String(chosenUnit)}
            onChange={chosen => {
              set('substituteUnit', chosen === String(unitId) ? '' : chosen)
              set('substituteStaff', '')
            }}
            label={t('fields.substituteUnit')}
            options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
            searchable
          />
        )}
        <Select<string>
          {...form.choice('substituteStaff')}
          value={values.substituteStaff === '' ? none : values.substituteStaff}
          onChange={choosePerson}
          label={t('fields.substituteStaff')}
          options={options}
          disabled={people === undefined && !isFailed}
          searchable
        />
        <TextField
          {...form.text('substitutePool')}
          onChange={({ target }) => {
            set('substitutePool', target.value)
            if (target.value !== '') set('substituteStaff', '')
          }}
          label={t('fields.substitutePool')}
          autoComplete="off"
        />
      </div>
      {people === undefined && <Hint>{t(isFailed ? 'form.peopleNotRead' : 'form.peopleLoading')}</Hint>}
    </>
  )
}

/** Who comes instead: somebody of the staff of this or another unit, or a pool. Nobody has to be named. */
export const SubstituteNameFields = (props: SubstituteNameFieldsProps) => {
  const { substituteType } = props.form.values
  return substituteType === '' || substituteType === String(noSubstitute) ? null : <NameFields {...props} />
}
