import { staffRefusal, type StaffRefusal } from '@veckovis/contracts/staff'
import { problemOf, type Problem, type ProblemKind } from '@veckovis/platform'

/** Why a change of the staff was not taken. */
export type SaveProblem = Problem<StaffRefusal>

export const saveProblemOf = (error: unknown): SaveProblem => problemOf(error, staffRefusal)

/** Kinds that a change of the staff has words for; every other says it in its message. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  stale: 'stale',
  forbidden: 'forbidden',
  'not-licensed': 'forbidden',
  gone: 'gone',
  server: 'server',
}

export const saveProblemText = ({ kind, message }: SaveProblem, t: (key: string) => string): string => {
  const key = ownWords[kind]
  return key === undefined ? message : t(`save.${key}`)
}
