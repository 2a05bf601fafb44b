import { useSave } from '@veckovis/forms/saving'
import { notify } from '@veckovis/platform'
import { useDiaryWords } from '../../wording/diary-words'
import { problemOf, type Problem } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import { refreshDiary } from '../../data/all-units-queries'
import type { EntryToDecide } from '../../data/entry-texts'
import { decideEntries } from '../../data/decision-calls'
import type { Decision } from './decision-bar'

/** The ids of the entries that stand in the way, with what is wrong with each; null where the problem is another. */
export const obstaclesOf = (problem: Problem | null) => {
  const refusal = problem?.refusal
  if (refusal?.code === 'diary-in-past') return refusal.details.entries
  return refusal?.code === 'conflict' && 'entries' in refusal.details ? refusal.details.entries : null
}

type DecisionOptions = {
  readonly decision: Decision
  readonly chosen: readonly EntryToDecide[]
  readonly onDone: () => void
}

/** One decision on all that is chosen, all of it or none; those that stand in the way may be left out. */
export const useDecision = ({ decision, chosen, onDone }: DecisionOptions) => {
  const { t } = useDiaryWords()
  const [leftOut, leaveOut] = useState<readonly number[]>([])
  const entries = chosen.filter(({ id }) => !leftOut.includes(id))
  const refresh = () => Promise.all([...new Set(chosen.map(({ unitId }) => unitId))].map(refreshDiary))
  const { isBusy, problem, save, forgetProblem } = useSave({
    save: (comment: string) =>
      decideEntries(decision, { entries: entries.map(({ id, version }) => ({ id, version })), comment }),
    onSaved: async ({ entries: decided }) => {
      notify.success(t(`decide.${decision}.done`, { count: decided.length }))
      onDone()
      await refresh()
    },
    problemOf,
    onProblem: refresh,
  })
  const obstacles = obstaclesOf(problem)
  return {
    entries,
    leftOut: leftOut.length,
    isBusy,
    problem,
    obstacles,
    save,
    leaveOutObstacles: () => {
      leaveOut([...leftOut, ...(obstacles === null ? [] : obstacles.map(({ id }) => id))])
      forgetProblem()
    },
  }
}
