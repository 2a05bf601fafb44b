import { useKeptDrafts } from '@veckovis/platform'
import { useState } from 'react'
import { dialogOfSubject, type DiaryDialog } from '../data/diary-dialog'
import { entryDraftKind } from '../data/entry-draft'

/** What was being written when the page was lost stands open again, for anyone who may write. */
export const useDiaryDialog = (unitId: number, canWrite: boolean) => {
  const [chosen, choose] = useState<DiaryDialog | null>(null)
  const [kept] = useKeptDrafts(entryDraftKind, unitId)
  const resumed = kept === undefined || !canWrite ? null : dialogOfSubject(kept.subject)
  return {
    dialog: chosen ?? resumed ?? ({ kind: 'none' } as const),
    choose: (dialog: DiaryDialog) => {
      // What stood open again is answered, also where its entry could not be read any more.
      if (chosen === null && resumed !== null) kept?.discard()
      choose(dialog)
    },
  }
}
