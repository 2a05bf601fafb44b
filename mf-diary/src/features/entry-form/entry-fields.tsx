import type { DiaryBasis } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Notice, TextArea, TextField } from '@veckovis/ui'
import type { OfferedNames } from '../../data/offered-names'
import { AbsenceFields, SubstituteFields } from './fields/absence-fields'
import { DateFields } from './fields/date-fields'
import { EntryFigures } from './fields/entry-figures'
import { previewOf } from './entry-preview'
import { overlapQuestionOf } from './overlap-question'
import { HoursFields } from './fields/hours-fields'
import { ChangeOfNeedsFields, ExtraResourceFields, PlaceFields } from './fields/need-fields'
import { OverlapWarning } from './fields/overlap-warning'
import { OtherPeople } from './fields/other-people'
import type { EntryForm } from './use-entry-form'

type EntryFieldsProps = {
  readonly category: DiaryCategory
  readonly form: EntryForm
  readonly unitId: number
  readonly basis: DiaryBasis
  readonly names: OfferedNames
  /** The entry that is changed; null for a new one. */
  readonly changed: number | null
}

const CategoryFields = (props: EntryFieldsProps) => {
  const { category, form, basis, names, unitId, changed } = props
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
    </>
  )
}

/** What the category needs, what it comes to, and what is said of it in words. */
export const EntryFields = (props: EntryFieldsProps) => {
  const { category, form, basis } = props
  const { t } = useTranslation('mf-diary')
  const { values } = form
  const begins = values.from !== '' && values.from <= basis.today
  return (
    <>
      <CategoryFields {...props} />
      <EntryFigures category={category} preview={previewOf(category, values, basis)} />
      {begins && <Notice tone="info">{t('form.inPast')}</Notice>}
      <TextField {...form.text('title')} label={t('fields.title')} hint={t('form.titleHint')} autoComplete="off" />
      <TextArea {...form.text('notes')} label={t('fields.notes')} hint={t('form.notesHint')} />
    </>
  )
}
