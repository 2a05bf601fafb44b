import type { DiaryBasis, NamedSubstitute } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { handlingOf } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Notice, TextArea, TextField } from '@veckovis/ui'
import type { OfferedNames } from '../../data/offered-names'
import { AbsenceFields, SubstituteFields } from './fields/absence-fields'
import { DateFields } from './fields/date-fields'
import { ConsequencePreview } from './fields/consequence-preview'
import { EntryFigures } from './fields/entry-figures'
import { datesOf, previewOf } from './entry-preview'
import { overlapQuestionOf } from './overlap-question'
import { HoursFields } from './fields/hours-fields'
import { ChangeOfNeedsFields, ExtraResourceFields, PlaceFields } from './fields/need-fields'
import { OverlapWarning } from './fields/overlap-warning'
import { OtherPeople } from './fields/other-people'
import { SubstituteNameFields } from './fields/substitute-name-fields'
import type { EntryForm } from './use-entry-form'

type EntryFieldsProps = {
  readonly category: DiaryCategory
  readonly form: EntryForm
  readonly unitId: number
  readonly basis: DiaryBasis
  readonly names: OfferedNames
  /** Whether it can be approved as it is saved. */
  readonly approves: boolean
  /** The entry that is changed; null for a new one. */
  readonly changed: number | null
  /** Who comes as it is stored. */
  readonly named?: NamedSubstitute | undefined
}

const CategoryFields = (props: EntryFieldsProps) => {
  const { category, form, basis, names, unitId, changed, named } = props
  const { pauseMinutes, people } = basis
  if (category === 'CHANGE_OF_NEEDS')
    return (
      <>
        <ChangeOfNeedsFields form={form} />
        <DateFields form={form} />
        <PlaceFields form={form} />
      </>
    )
  if (category === 'EXTRA_RESOURCE')
    return (
      <>
        <ExtraResourceFields form={form} />
        <DateFields form={form} />
        <HoursFields form={form} pauseMinutes={pauseMinutes} />
      </>
    )
  return (
    <>
      <AbsenceFields form={form} names={names} people={people} />
      <OtherPeople form={form} people={people} />
      <DateFields form={form} />
      <HoursFields form={form} pauseMinutes={pauseMinutes} />
      <OverlapWarning
        unitId={unitId}
        question={overlapQuestionOf(form.values, { pauseMinutes, people, except: changed })}
        people={people}
      />
      <SubstituteFields form={form} names={names} />
      <SubstituteNameFields form={form} unitId={unitId} people={people} named={named} />
    </>
  )
}

/** What is to be known of an entry that begins today or earlier: what of it can be approved, and what becomes of the rest. */
const BegunNotice = ({ form, basis, approves }: Pick<EntryFieldsProps, 'form' | 'basis' | 'approves'>) => {
  const { t } = useTranslation('mf-diary')
  const { values } = form
  if (values.from === '' || values.from > basis.today) return null
  const dates = datesOf(values)
  if (!approves || dates === null) return <Notice tone="info">{t('form.inPast')}</Notice>
  const { handedOver, approved } = handlingOf(dates, basis.today)
  // A range may begin before today, and have its first chosen day after it.
  if (handedOver === null) return null
  return <Notice tone="info">{t(approved === null ? 'form.decidedOver' : 'form.decidedSplit')}</Notice>
}

/** What the category needs, what it comes to, and what is said of it in words. */
export const EntryFields = (props: EntryFieldsProps) => {
  const { category, form, basis } = props
  const { t } = useTranslation('mf-diary')
  return (
    <>
      <CategoryFields {...props} />
      <EntryFigures category={category} preview={previewOf(category, form.values, basis)} />
      <ConsequencePreview
        unitId={props.unitId}
        category={category}
        values={form.values}
        basis={basis}
        except={props.changed}
      />
      <BegunNotice {...props} />
      <TextField {...form.text('title')} label={t('fields.title')} hint={t('form.titleHint')} autoComplete="off" />
      <TextArea {...form.text('notes')} label={t('fields.notes')} hint={t('form.notesHint')} />
    </>
  )
}
