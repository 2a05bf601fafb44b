import { generalError } from './general-error'
import { createWorkRoom, type WorkRoom } from './work-room'

/** Runs work of a person that takes long, in its turn. */
type LongWorkRoom = <T>(userId: number, work: () => Promise<T>) => Promise<T>

/** Seconds after which a call that was refused for another of the same person is worth another try. */
const seconds = 5

const stillAtWork = () =>
  generalError({ code: 'still-at-work', details: { seconds } }, { 'retry-after': String(seconds) })

const longestWait = 15_000

/** Of one person one is at work; three more may wait, which two windows and a hasty hand come to. */
const laneOfPerson = () => createWorkRoom({ places: 1, mostWaiting: 3, longestWait, refusal: stillAtWork })

/**
 * The room of work that goes through many records: of ten connections it takes two, apart from those of the saves, and
 * of each person one. Who waits holds nothing.
 */
export const createLongWorkRoom = (connections: number): LongWorkRoom => {
  const inTurn = createWorkRoom({ places: Math.max(1, Math.floor(connections * 0.2)), mostWaiting: 100, longestWait })
  const lanes = new Map<number, { readonly inLane: WorkRoom; inside: number }>()
  return async (userId, work) => {
    const lane = lanes.get(userId) ?? { inLane: laneOfPerson(), inside: 0 }
    lanes.set(userId, lane)
    lane.inside += 1
    try {
      return await lane.inLane(() => inTurn(work))
    } finally {
      lane.inside -= 1
      if (lane.inside === 0) lanes.delete(userId)
    }
  }
}
