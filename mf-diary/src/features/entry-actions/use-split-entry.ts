import type { DiaryEntry } from '@veckovis/contracts/diary'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshDiary } from '../../data/all-units-queries'
import { divideEntry } from '../../data/entry-calls'
import { versionOf } from '../../data/entry-version'

/** Splits an entry that has begun and runs on at tomorrow, so that the rest may be approved. */
export const useSplitEntry = (unitId: number) => {
  const { t } = useTranslation('mf-diary')
  return useSave({
    save: (entry: DiaryEntry) => divideEntry(entry.id, versionOf(entry)),
    onSaved: ({ rest }) => {
      notify.success(t('split.done', { day: rest.firstDate }))
      return refreshDiary(unitId)
    },
    problemOf,
    onProblem: problem => {
      notify.error(refusalText(problem, 'diary', 'record'))
      return refreshDiary(unitId)
    },
  }).save
}
