import { useQuery } from '@tanstack/react-query'
import type { DiaryEntry } from '@veckovis/contracts/diary'
import { addDays } from '@veckovis/domain/diary'
import { FormDialog, LoadedDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../data/diary-dialog'
import { entryQuery } from '../../data/diary-queries'
import { refreshDiary } from '../../data/all-units-queries'
import { returnEarly } from '../../data/entry-calls'
import { entryDraftKind } from '../../data/entry-draft'
import { returnSchema } from './return-rules'
import { useHandedOver } from '../../parts/use-handed-over'

type ReturnDialogProps = { readonly unitId: number; readonly id: number; readonly onClose: () => void }

type FormProps = ReturnDialogProps & { readonly entry: DiaryEntry; readonly version: string }

const ReturnForm = ({ unitId, id, entry, version, onClose }: FormProps) => {
  const { t } = useTranslation('mf-diary')
  const handOver = useHandedOver(unitId)
  // Anyone who never left was away until the day before the first.
  const [days] = useState({
    first: addDays(entry.firstDate, -1),
    last: entry.returnedAfter ?? addDays(entry.lastDate, -1),
  })
  const form = useSavedForm<'lastDay'>({
    draft: { kind: entryDraftKind, unitId, subject: subjectOfDialog({ kind: 'return', id }) },
    initialValues: { lastDay: '' },
    schema: returnSchema(days),
    words: key => t(key, days),
    save: async ({ lastDay }) => {
      const { draft, brought } = await returnEarly(id, lastDay, version)
      if (brought === true) notify.success(t('return.brought'))
      // The same day again hands the same over; an earlier one what lies between.
      if (brought !== true || draft.rows.length > 0)
        handOver({ id, draft, comesBeside: lastDay !== entry.returnedAfter })
      onClose()
      await refreshDiary(unitId)
    },
    about: ['diary', 'record'],
    onProblem: async ({ kind }) => {
      if (kind === 'stale') await refreshDiary(unitId)
    },
  })
  return (
    <FormDialog
      title={t('return.title')}
      form={form}
      submitLabel={t('return.action')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Hint>{t('return.text')}</Hint>
      <TextField {...form.date('lastDay')} label={t('return.lastDay')} min={days.first} max={days.last} required />
    </FormDialog>
  )
}

/** Somebody came back earlier from an approved absence: the entry is shortened, and the forecast follows or is left a correction. */
export const ReturnDialog = (props: ReturnDialogProps) => {
  const { unitId, id, onClose } = props
  const { t } = useTranslation('mf-diary')
  const entry = useQuery(entryQuery(unitId, id))
  return (
    <LoadedDialog title={t('return.title')} query={entry} onClose={onClose}>
      {({ data, version }) => <ReturnForm {...props} entry={data} version={version} />}
    </LoadedDialog>
  )
}
