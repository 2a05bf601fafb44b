import { generalError } from './general-error'
import { createPersonalRoom, type PersonalRoom } from './personal-room'

const longestWait = 15_000

/**
 * Of ten connections saves take six at most, and one waits for its turn a quarter of a minute at most. A person, who may
 * decide on a thousand entries or bring a workbook with one save, has two of them.
 */
export const createSaveRoom = (connections: number): PersonalRoom => {
  const places = Math.max(1, Math.floor(connections * 0.6))
  const lane = Math.max(1, Math.floor(places / 3))
  return createPersonalRoom(
    { places, mostWaiting: 1000, longestWait },
    { places: lane, mostWaiting: 1000, longestWait },
  )
}

/** Seconds after which a call that was refused for another of the same person is worth another try. */
const seconds = 5

const stillAtWork = () =>
  generalError({ code: 'still-at-work', details: { seconds } }, { 'retry-after': String(seconds) })

/**
 * The room of work that goes through many records: of ten connections it takes two, apart from those of the saves. Of
 * one person one is at work; three more may wait, which two windows and a hasty hand come to.
 */
export const createLongWorkRoom = (connections: number): PersonalRoom =>
  createPersonalRoom(
    { places: Math.max(1, Math.floor(connections * 0.2)), mostWaiting: 100, longestWait },
    { places: 1, mostWaiting: 3, longestWait, refusal: stillAtWork },
  )

/**
 * The room of a record, or a page of records, that may hold thousands of parts: one at a time, so that of two processors
 * one is left for the saves. A person has one in it and waits for the others, which a search while typing comes to.
 */
export const createWideWorkRoom = (): PersonalRoom =>
  createPersonalRoom({ places: 1, mostWaiting: 1000, longestWait }, { places: 1, mostWaiting: 100, longestWait })
