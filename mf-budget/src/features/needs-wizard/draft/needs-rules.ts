import { checkMonthlyShares, checkNeededHours, parseMonthlyShare } from '@veckovis/domain/budget'
import { listField, readBy, required, textField } from '@veckovis/forms/rules'
import { array, object } from 'yup'
import { budgetComment, budgetName, budgetYear, monthlyShare, readNumber } from '../../../data/budget-rules'
import type { NeedsDraft } from '../../../data/needs-draft'
import { liveHours, readRoomType, readZone } from './read-lines'

const zoneLine = object({
  zone: textField(readBy(readZone)),
  hours: textField(readNumber('zone-hours')),
  quota: textField(readNumber('zone-quota')),
})

const roomLine = object({
  roomType: textField(readBy(readRoomType)),
  rooms: textField(readNumber('rooms')),
  quota: textField(readNumber('room-quota')),
})

/** A month that cannot be read is told where it stands; the sum is told once all twelve are numbers. */
const sumProblem = (texts: readonly string[]): string | null => {
  const shares = texts.map(parseMonthlyShare).flatMap(result => (result.ok ? [result.value] : []))
  if (shares.length < texts.length) return null
  const sum = checkMonthlyShares(shares)
  return sum.ok ? null : sum.error
}

const linesProblem = (draft: Pick<NeedsDraft, 'zones' | 'rooms'>, fullTimeHours: number | null): string | null => {
  if (draft.zones.length + draft.rooms.length === 0) return 'no-lines'
  const hours = fullTimeHours === null ? null : checkNeededHours(liveHours(draft, fullTimeHours))
  return hours === null || hours.ok ? null : hours.error
}

/**
 * What has to be put right before the budget is finished (§5). What is wrong with the lines together is told of the
 * zones, which come first. As long as the full-time hours of the year are not known, the sum of the lines is left to
 * the server.
 */
export const needsSchema = (fullTimeHours: number | null) =>
  object({
    year: budgetYear,
    name: budgetName,
    comment: budgetComment,
    timeType: textField(required()),
    zones: listField(zoneLine, (_, draft: NeedsDraft) => linesProblem(draft, fullTimeHours)),
    rooms: array(roomLine),
    efficiency: textField(readNumber('efficiency')),
    shares: listField(monthlyShare, sumProblem),
  })
