import { AppError } from '../errors'
import { createWorkRoom } from './work-room'

/** Work that ends when it is told to, and how many were at it at once. */
const counted = () => {
  const endings: (() => void)[] = []
  const seen = { atWork: 0, most: 0 }
  const work = async () => {
    seen.atWork += 1
    seen.most = Math.max(seen.most, seen.atWork)
    await new Promise<void>(resolve => void endings.push(resolve))
    seen.atWork -= 1
    return 'done'
  }
  const begun = () => new Promise(resolve => setImmediate(resolve))
  const endAll = async () => {
    await begun()
    for (let end = endings.shift(); end !== undefined; end = endings.shift()) {
      end()
      await begun()
    }
  }
  return { work, seen, endAll }
}

const isUnavailable = (failure: unknown) => failure instanceof AppError && failure.refusal.code === 'unavailable'

test('no more than the places work at once, and anyone who waits has his turn', async () => {
  const { work, seen, endAll } = counted()
  const inTurn = createWorkRoom({ places: 2, mostWaiting: 10, longestWait: 60_000 })
  const all = Array.from({ length: 7 }, () => inTurn(work))
  await endAll()
  expect(await Promise.all(all)).toEqual(Array.from({ length: 7 }, () => 'done'))
  expect(seen.most).toBe(2)
})

test('who comes when all places to wait are taken is refused at once, with a time to try again', async () => {
  const { work, endAll } = counted()
  const inTurn = createWorkRoom({ places: 2, mostWaiting: 3, longestWait: 60_000 })
  const all = Array.from({ length: 8 }, () => inTurn(work))
  const late = await Promise.allSettled(all.slice(5))
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(late.every(each => each.status === 'rejected' && isUnavailable(each.reason))).toBe(true)
  await endAll()
  expect(await Promise.all(all.slice(0, 5))).toHaveLength(5)
  // The places are free again.
  const next = inTurn(work)
  await endAll()
  expect(await next).toBe('done')
})

test('who waits too long is refused and takes nobody’s place', async () => {
  const { work, seen, endAll } = counted()
  const inTurn = createWorkRoom({ places: 1, mostWaiting: 3, longestWait: 20 })
  const first = inTurn(work)
  await expect(inTurn(work)).rejects.toThrow(AppError)
  await endAll()
  expect(await first).toBe('done')
  expect(seen.most).toBe(1)
})

test('work that fails leaves its place', async () => {
  const inTurn = createWorkRoom({ places: 1, mostWaiting: 1, longestWait: 60_000 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'done')).toBe('done')
})
