import { diaryRefusal, type DiaryRefusal } from '@veckovis/contracts/diary'
import type { Words } from '@veckovis/platform'
import type { Problem, ProblemKind } from '@veckovis/platform/signed-in'

/** Kinds that a change of the diary has words for; every other says it in its message. */
const ownWords: Partial<Record<ProblemKind, string>> = {
  stale: 'stale',
  forbidden: 'forbidden',
  gone: 'gone',
  server: 'server',
}

/** A refusal of the diary's own; null for any other. */
export const refusalOf = ({ refusal }: Problem): DiaryRefusal | null => {
  const read = diaryRefusal.safeParse(refusal)
  return read.success ? read.data : null
}

/** Why a change was not taken, in words; the diary's own refusals say it in the server's. */
export const saveProblemText = (problem: Problem, t: Words): string => {
  const refusal = refusalOf(problem)
  if (refusal?.code === 'conflict') return t(`save.conflict.${refusal.details.reason}`)
  if (refusal !== null) return problem.told ?? problem.message
  const key = ownWords[problem.kind]
  return key === undefined ? problem.message : t(`save.${key}`)
}
