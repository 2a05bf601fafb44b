import type { ServerResponse } from 'node:http'
import { generalError } from '../general-error'

export type PersonLimits = {
  /** Requests of one person that may be at work at the same time, of all their windows together. */
  readonly atOnce: number
  /** Requests of one person in a minute; a quarter of them may come in one go. */
  readonly perMinute: number
}

/** Lets a request of a person in, until its answer is sent or its caller gone. Throws 'rate-limited'. */
export type PersonRoom = (userId: number, answer: ServerResponse) => void

type Place = { atWork: number; left: number; at: number }

const refuse = (seconds: number) =>
  generalError({ code: 'rate-limited', details: { seconds } }, { 'retry-after': String(seconds) })

/**
 * What one signed-in person, or anyone who has their token, may take of the server: asked before anything is read from the
 * database. Counted in the memory of this process, by milliseconds of a clock that nobody sets.
 */
export const createPersonRoom = (
  { atOnce, perMinute }: PersonLimits,
  clock: () => number = () => performance.now(),
): PersonRoom => {
  const places = new Map<number, Place>()
  const mostAtOnce = Math.ceil(perMinute / 4)
  const perMillisecond = perMinute / 60_000
  const placeOf = (userId: number): Place => {
    const at = clock()
    const found = places.get(userId) ?? { atWork: 0, left: mostAtOnce, at }
    found.left = Math.min(mostAtOnce, found.left + (at - found.at) * perMillisecond)
    found.at = at
    places.set(userId, found)
    return found
  }
  return (userId, answer) => {
    const place = placeOf(userId)
    if (place.atWork >= atOnce) throw refuse(1)
    if (place.left < 1) throw refuse(Math.ceil((1 - place.left) / perMillisecond / 1000))
    place.left -= 1
    place.atWork += 1
    let isIn = true
    const leave = () => {
      if (isIn) place.atWork -= 1
      isIn = false
    }
    // The one comes where the answer was sent, the other where nobody waits for it any more.
    answer.once('finish', leave)
    answer.once('close', leave)
  }
}
