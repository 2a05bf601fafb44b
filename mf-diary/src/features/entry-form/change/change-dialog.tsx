import { useQuery } from '@tanstack/react-query'
import type { DiaryBasis, DiaryEntry } from '@veckovis/contracts/diary'
import { FormDialog, LoadedDialog } from '@veckovis/forms/dialog'
import { standTogether } from '@veckovis/forms/loaded'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/diary-dialog'
import { diaryBasisQuery, entryQuery } from '../../../data/diary-queries'
import { refreshDiary } from '../../../data/all-units-queries'
import { changeAbsence } from '../../../data/form-calls'
import { entryDraftKind } from '../../../data/entry-draft'
import { nameOf } from '../../../data/entry-texts'
import { useOfferedNames, type OfferedNames } from '../../../data/offered-names'
import { previewOf } from '../entry-preview'
import { SubstituteFields } from '../fields/absence-fields'
import { EntryFigures } from '../fields/entry-figures'
import { HoursFields } from '../fields/hours-fields'
import { OverlapWarning } from '../fields/overlap-warning'
import { SubstituteNameFields } from '../fields/substitute-name-fields'
import { overlapQuestionOf } from '../overlap-question'
import { useEntryForm } from '../use-entry-form'
import { changeOfValues, changeSchema, valuesOfAbsence } from './change-values'
import { useTellChanged } from './use-tell-changed'

type ChangeDialogProps = { readonly unitId: number; readonly id: number; readonly onClose: () => void }

type OpenDialogProps = ChangeDialogProps & {
  readonly entry: DiaryEntry
  readonly version: string
  readonly basis: DiaryBasis
  readonly names: OfferedNames
}

const useChangeForm = ({ unitId, id, entry, version, basis, onClose }: OpenDialogProps) => {
  const [requestId] = useState(newRequestId)
  const tellChanged = useTellChanged(unitId)
  const { values: filled, sendOn } = useFilledFrom({
    version,
    values: { entry, initialValues: valuesOfAbsence(entry) },
  })
  const { initialValues } = filled
  return useEntryForm({
    category: 'ABSENCE',
    basis,
    schema: changeSchema(filled.entry, basis),
    draft: { kind: entryDraftKind, unitId, subject: subjectOfDialog({ kind: 'change', id }) },
    initialValues,
    save: async values => {
      const sent = changeOfValues(values, initialValues)
      if (sent !== null) tellChanged(await sendOn(basedOn => changeAbsence(id, { requestId, ...sent }, basedOn)))
      onClose()
      await refreshDiary(unitId)
    },
    // Somebody else was first: the stored entry is fetched, and the next save rests on it. What is typed stays.
    onProblem: async ({ kind }) => {
      if (kind === 'stale') await refreshDiary(unitId)
    },
  })
}

const OpenDialog = (props: OpenDialogProps) => {
  const { unitId, id, entry, basis, names, onClose } = props
  const { t } = useTranslation('mf-diary')
  const form = useChangeForm(props)
  const { pauseMinutes, people } = basis
  const question = overlapQuestionOf(form.values, { pauseMinutes, people, except: id })
  return (
    <FormDialog
      title={t('change.title')}
      width={640}
      form={form}
      submitLabel={t('save.action')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Hint>
        {t('change.text', { name: entry.staff === null ? '' : nameOf(entry.staff, t), day: entry.firstDate })}
      </Hint>
      <TextField {...form.date('to')} label={t('change.lastDay')} required />
      <HoursFields form={form} pauseMinutes={pauseMinutes} />
      <OverlapWarning unitId={unitId} question={question} people={people} />
      <SubstituteFields form={form} names={names} />
      <SubstituteNameFields form={form} unitId={unitId} people={people} named={entry.substitute?.named} />
      <EntryFigures category="ABSENCE" preview={previewOf('ABSENCE', form.values, basis)} />
    </FormDialog>
  )
}

/** An approved absence gets another last day, other hours or another substitute; the forecast follows. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { unitId, id, onClose } = props
  const { t } = useTranslation('mf-diary')
  const entry = useQuery(entryQuery(unitId, id))
  const basis = useQuery(diaryBasisQuery(unitId))
  const names = useOfferedNames()
  const read =
    entry.data === undefined || basis.data === undefined || names.data === undefined
      ? undefined
      : { entry: entry.data.data, version: entry.data.version, basis: basis.data, names: names.data }
  return (
    <LoadedDialog
      title={t('change.title')}
      query={{ data: read, ...standTogether([entry, basis, names]) }}
      onClose={onClose}
    >
      {data => <OpenDialog {...props} {...data} />}
    </LoadedDialog>
  )
}
