import { fromAddress, type Attempt } from '../../../http/attempt-limiter'

/** What an address that is answered counts against: calendars ask once an hour, some every five minutes. */
export const readAttempts = (id: number): Attempt[] => [
  { limit: { name: 'calendar by address', most: 60, seconds: 3600 }, account: `calendar ${id}` },
]

/** What a new address counts against: each of them lets a mail go. */
export const makingAttempts = (userId: number): Attempt[] => [
  { limit: { name: 'calendar address made by person', most: 20, seconds: 3600 }, account: `user/${userId}` },
]

/** What a wrong address counts against: only wrong ones, since services that fetch calendars share their lines. */
export const wrongAttempts = (ip: string): Attempt[] => [
  { limit: { name: 'wrong calendar address', most: 60, seconds: 900 }, from: fromAddress(ip) },
]
