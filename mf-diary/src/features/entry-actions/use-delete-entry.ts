import type { DiaryEntry } from '@veckovis/contracts/diary'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshDiary } from '../../data/all-units-queries'
import { deleteEntry, restoreEntry } from '../../data/entry-calls'
import { versionOf } from '../../data/entry-version'

/** Deletes at once and offers to take it back; one that is approved stays. */
export const useDeleteEntry = (unitId: number) => {
  const { t } = useTranslation('mf-diary')
  const tell = (problem: ReturnType<typeof problemOf>) => {
    notify.error(refusalText(problem, 'diary', 'record'))
    return refreshDiary(unitId)
  }
  const restoring = useSave({
    save: (id: number) => restoreEntry(id),
    onSaved: () => {
      notify.success(t('delete.restored'))
      return refreshDiary(unitId)
    },
    problemOf,
    onProblem: tell,
  })
  const deleting = useSave({
    save: (entry: DiaryEntry) => deleteEntry(entry.id, versionOf(entry)),
    onSaved: ({ id }) => {
      notify.success(t('delete.done'), { label: t('delete.undo'), run: () => void restoring.save(id) })
      return refreshDiary(unitId)
    },
    problemOf,
    onProblem: tell,
  })
  return deleting.save
}
