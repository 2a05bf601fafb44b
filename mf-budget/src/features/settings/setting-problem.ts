import type { Problem } from '@veckovis/platform/signed-in'
import { saveProblemText } from '../../data/save-problem'

/** Why a setting was not taken, in words. */
export const settingProblemText = (problem: Problem, t: (key: string) => string): string => {
  const { kind, refusal } = problem
  if (kind === 'connection') return t('needs.problems.connection')
  const isChanged = refusal !== null || kind === 'stale' || kind === 'gone'
  return isChanged ? t('settings.changed') : saveProblemText(problem, t)
}
