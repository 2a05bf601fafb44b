import { ApiError } from '@veckovis/platform'
import type { ListRow } from '../list/list-row'
import { sendRows, type TakenRows } from './send-rows'

const rowsOf = (many: number, roles = 0): ListRow[] =>
  Array.from({ length: many }, (_, index) => ({
    line: index + 2,
    cells: {},
    reasons: [],
    request: { requestId: String(index), roles: Array.from({ length: roles }, () => ({ id: 2 })) },
  }))

const refusal = (status: number, details?: object) =>
  new ApiError('answer', 'Wait', status, { statusCode: status, code: 'any', message: 'Wait', details })

/** A server that refuses with these failures first and takes what comes then. */
const sending = (rows: readonly ListRow[], refusals: unknown[] = [], isStopped = () => false) => {
  const sent: number[] = []
  const pauses: number[] = []
  const known: TakenRows[] = []
  const ended = sendRows({
    rows,
    taken: new Map(),
    send: async requests => {
      const failure = refusals.shift()
      if (failure !== undefined) throw failure
      sent.push(requests.length)
      return { rows: requests.map((_, index) => ({ id: index + 1, refusal: null })) }
    },
    onTaken: taken => known.push(taken),
    isStopped,
    pause: async seconds => void pauses.push(seconds),
  })
  return { ended, sent, pauses, known }
}

test('rows go fifty at a time, one call after the other', async () => {
  const { ended, sent, known } = sending(rowsOf(120))
  expect(await ended).toBe(true)
  expect(sent).toEqual([50, 50, 20])
  expect(known.at(-1)?.size).toBe(120)
})

test('people with many roles go fewer at a time, so that no call has more than a server takes', async () => {
  const { ended, sent } = sending(rowsOf(10, 300))
  expect(await ended).toBe(true)
  expect(sent).toEqual([3, 3, 3, 1])
})

test.each([
  ['another list of the same person is at work', refusal(429, { seconds: 7 }), 7],
  ['the server has no room', refusal(503), 5],
])('while %s the list waits as long as it is told and goes on where it was', async (_, failure, seconds) => {
  const { ended, sent, pauses } = sending(rowsOf(60), [failure, failure])
  expect(await ended).toBe(true)
  expect(pauses).toEqual([seconds, seconds])
  expect(sent).toEqual([50, 10])
})

test.each([
  ['an hour', refusal(429, { seconds: 3600 })],
  ['another failure', refusal(500)],
  ['something that is no answer', new Error('broken')],
])('%s is told, and nothing is waited for', async (_, failure) => {
  const { ended, pauses } = sending(rowsOf(1), [failure])
  await expect(ended).rejects.toBe(failure)
  expect(pauses).toEqual([])
})

test('whoever stops while the list waits ends it', async () => {
  let stopped = false
  const failure = refusal(429, { seconds: 5 })
  const rows = rowsOf(1)
  const { ended, sent } = sending(rows, [failure, failure], () => {
    const was = stopped
    stopped = true
    return was
  })
  await expect(ended).rejects.toBe(failure)
  expect(sent).toEqual([])
})

test('a server that never has room is told of in the end', async () => {
  const failures = Array.from({ length: 24 }, () => refusal(503))
  const { ended, pauses } = sending(rowsOf(1), failures)
  await expect(ended).rejects.toThrow('Wait')
  expect(pauses).toHaveLength(23)
})
