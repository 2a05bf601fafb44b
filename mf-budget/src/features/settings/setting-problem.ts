import { budgetSettingRefusal, type BudgetSettingRefusal } from '@veckovis/contracts/budget'
import { problemOf, type Problem } from '@veckovis/platform'
import { saveProblemText } from '../../data/save-problem'

/** Why a setting was not taken. */
export type SettingProblem = Problem<BudgetSettingRefusal>

export const settingProblemOf = (error: unknown): SettingProblem => problemOf(error, budgetSettingRefusal)

/** The same in words. */
export const settingProblemText = (problem: SettingProblem, t: (key: string) => string): string => {
  const { kind, refusal } = problem
  if (kind === 'connection') return t('needs.problems.connection')
  const isChanged = refusal !== null || kind === 'stale' || kind === 'gone'
  return isChanged ? t('settings.changed') : saveProblemText(problem, t)
}
