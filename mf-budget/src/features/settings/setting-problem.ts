import { ApiError } from '@veckovis/platform'
import { saveProblemOf } from '../../data/save-problem'

/** Why a setting was not taken, in words. */
export const settingProblemText = (error: unknown, t: (key: string) => string): string => {
  if (error instanceof ApiError && error.kind === 'connection') return t('needs.problems.connection')
  if (error instanceof ApiError && error.status === 409) return t('settings.changed')
  const problem = saveProblemOf(error)
  if (problem.kind === 'told') return problem.message
  return problem.kind === 'stale' || problem.kind === 'gone' ? t('settings.changed') : t(`save.${problem.kind}`)
}
