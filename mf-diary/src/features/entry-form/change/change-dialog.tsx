import { useQuery } from '@tanstack/react-query'
import type { AbsenceProposal, DiaryBasis, DiaryEntry } from '@veckovis/contracts/diary'
import { FormDialog, LoadedDialog } from '@veckovis/forms/dialog'
import { LoadedNames, standTogether } from '@veckovis/forms/loaded'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/diary-dialog'
import { approversQuery, diaryBasisQuery, entryQuery } from '../../../data/diary-queries'
import { refreshDiary } from '../../../data/all-units-queries'
import { changeAbsence } from '../../../data/form-calls'
import { proposeChange } from '../../../data/proposal-calls'
import { useTellChanged } from '../../../parts/use-tell-changed'
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

type ChangeDialogProps = {
  readonly unitId: number
  readonly id: number
  /** Whether the person may approve, and so changes the absence; anyone else proposes the change. */
  readonly approves: boolean
  readonly onClose: () => void
}

type OpenDialogProps = ChangeDialogProps & {
  readonly entry: DiaryEntry
  readonly version: string
  readonly basis: DiaryBasis
  readonly names: OfferedNames
}

/** Changes the absence, or leaves the change to be decided. */
const useSend = ({ unitId, id, approves }: ChangeDialogProps) => {
  const { t } = useTranslation('mf-diary')
  const [requestId] = useState(newRequestId)
  const tellChanged = useTellChanged(unitId)
  return async (change: AbsenceProposal, basedOn: string): Promise<void> => {
    if (approves) return tellChanged(await changeAbsence(id, { requestId, ...change }, basedOn))
    await proposeChange(id, change, basedOn)
    notify.success(t('proposal.sent'))
  }
}

const useChangeForm = (props: OpenDialogProps) => {
  const { unitId, id, entry, version, basis, onClose } = props
  const send = useSend(props)
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
      if (sent !== null) await sendOn(basedOn => send(sent, basedOn))
      onClose()
      await refreshDiary(unitId)
    },
    // Somebody else was first: the stored entry is fetched, and the next save rests on it. What is typed stays.
    onProblem: async ({ kind }) => {
      if (kind === 'stale') await refreshDiary(unitId)
    },
  })
}

const WhoDecides = ({ unitId, id }: Pick<ChangeDialogProps, 'unitId' | 'id'>) => {
  const { t } = useTranslation('mf-diary')
  const names = useQuery({ ...approversQuery(unitId, id), select: ({ approvers }) => approvers })
  return <LoadedNames query={names} named={all => t('proposal.who', { names: all })} nobody={t('approvers.nobody')} />
}

const OpenDialog = (props: OpenDialogProps) => {
  const { unitId, id, approves, entry, basis, names, onClose } = props
  const { t } = useTranslation('mf-diary')
  const form = useChangeForm(props)
  const { pauseMinutes, people } = basis
  const question = overlapQuestionOf(form.values, { pauseMinutes, people, except: id })
  return (
    <FormDialog
      title={t(approves ? 'change.title' : 'proposal.title')}
      width={640}
      form={form}
      submitLabel={t(approves ? 'save.action' : 'proposal.action')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Hint>
        {t(approves ? 'change.text' : 'proposal.text', {
          ...{ name: entry.staff === null ? '' : nameOf(entry.staff, t), day: entry.firstDate },
        })}
      </Hint>
      {!approves && <WhoDecides unitId={unitId} id={id} />}
      <TextField {...form.date('to')} label={t('change.lastDay')} required />
      <HoursFields form={form} pauseMinutes={pauseMinutes} />
      <OverlapWarning unitId={unitId} question={question} people={people} />
      <SubstituteFields form={form} names={names} />
      <SubstituteNameFields form={form} unitId={unitId} people={people} named={entry.substitute?.named} />
      <EntryFigures category="ABSENCE" preview={previewOf('ABSENCE', form.values, basis)} />
    </FormDialog>
  )
}

/** An approved absence gets another last day, other hours or another substitute, or that is proposed. */
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
      title={t(props.approves ? 'change.title' : 'proposal.title')}
      query={{ data: read, ...standTogether([entry, basis, names]) }}
      onClose={onClose}
    >
      {data => <OpenDialog {...props} {...data} />}
    </LoadedDialog>
  )
}
