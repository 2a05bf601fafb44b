import type { DiaryRefusal } from '@veckovis/contracts/diary'
import { ApiError } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { obstaclesOf } from './use-decision'

const refusedBy = (refusal: DiaryRefusal) =>
  problemOf(
    new ApiError('answer', 'X', 409, {}, { answer: { statusCode: 409, code: refusal.code, message: 'X' }, refusal }),
  )

const entries = [
  { id: 1, problem: 'in-past' },
  { id: 2, problem: 'stale' },
] as const

test('the entries that stand in the way are named, whichever rule refuses them', () => {
  expect(obstaclesOf(refusedBy({ code: 'diary-in-past', details: { entries: [...entries] } }))).toEqual(entries)
  const details = { reason: 'not-decidable', entries: [...entries] } as const
  expect(obstaclesOf(refusedBy({ code: 'conflict', details: { ...details, entries: [...entries] } }))).toEqual(entries)
})

test('another problem names none', () => {
  expect(obstaclesOf(null)).toBeNull()
  expect(obstaclesOf(refusedBy({ code: 'diary-approved' }))).toBeNull()
})
