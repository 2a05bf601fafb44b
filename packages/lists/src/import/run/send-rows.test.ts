import { ApiError } from '@veckovis/platform'
import type { ImportRow, TakenRows } from './import-row'
import { sendRows } from './send-rows'

const rowsOf = (many: number): ImportRow<never>[] =>
  Array.from({ length: many }, (_, index) => ({
    line: index + 2,
    cells: {},
    reasons: [],
    request: { requestId: String(index) },
  }))

const refusal = (status: number, details?: object) =>
  new ApiError('answer', 'Wait', status, { statusCode: status, code: 'any', message: 'Wait', details })

/** A server that refuses with these failures first and takes what comes then. */
type Failing = { readonly refusals?: unknown[]; readonly isStopped?: () => boolean; readonly weight?: number }
const sending = (
  rows: readonly ImportRow<never>[],
  { refusals = [], isStopped = () => false, weight = 0 }: Failing = {},
) => {
  const sent: number[] = []
  const pauses: number[] = []
  const known: TakenRows[] = []
  const ended = sendRows({
    rows,
    taken: new Map(),
    weight: { of: () => weight, atOnce: 1000 },
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

test('rows that bring much go fewer at a time, so that no call has more than a server takes', async () => {
  const { ended, sent } = sending(rowsOf(10), { weight: 300 })
  expect(await ended).toBe(true)
  expect(sent).toEqual([3, 3, 3, 1])
})

test.each([
  ['another list of the same person is at work', refusal(429, { seconds: 7 }), 7],
  ['the server has no room', refusal(503), 5],
])('while %s the list waits as long as the answer says and goes on where it was', async (_, failure, seconds) => {
  const { ended, sent, pauses } = sending(rowsOf(60), { refusals: [failure, failure] })
  expect(await ended).toBe(true)
  expect(pauses).toEqual([seconds, seconds])
  expect(sent).toEqual([50, 10])
})

test.each([
  ['an hour', refusal(429, { seconds: 3600 })],
  ['another failure', refusal(500)],
  ['something that is no answer', new Error('broken')],
])('%s is shown, and nothing is waited for', async (_, failure) => {
  const { ended, pauses } = sending(rowsOf(1), { refusals: [failure] })
  await expect(ended).rejects.toBe(failure)
  expect(pauses).toEqual([])
})

test('a stop while the list waits ends it', async () => {
  let stopped = false
  const failure = refusal(429, { seconds: 5 })
  const rows = rowsOf(1)
  const isStopped = () => {
    const was = stopped
    stopped = true
    return was
  }
  const { ended, sent } = sending(rows, { refusals: [failure, failure], isStopped })
  await expect(ended).rejects.toBe(failure)
  expect(sent).toEqual([])
})

test('a server that never has room is given up in the end', async () => {
  const failures = Array.from({ length: 24 }, () => refusal(503))
  const { ended, pauses } = sending(rowsOf(1), { refusals: failures })
  await expect(ended).rejects.toThrow('Wait')
  expect(pauses).toHaveLength(23)
})
