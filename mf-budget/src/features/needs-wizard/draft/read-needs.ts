import type { NeedsBudget, NeedsBudgetChanges, NewNeedsBudget } from '@veckovis/contracts/budget'
import {
  annualNeededHours,
  checkMonthlyShares,
  checkNeededHours,
  longestBudgetComment,
  longestBudgetName,
  parseBudgetNumber,
  parseBudgetYear,
  parseMonthlyShare,
  roomTypes,
  zones,
  type NeededHours,
} from '@veckovis/domain/budget'
import { succeed, fail, type Result } from '@veckovis/domain/result'
import type { NeedsDraft, RoomLineDraft, ZoneLineDraft } from '../../../data/needs-draft'

/** The fields of the wizard; a line's field carries the line's key. */
export type NeedsField =
  | 'year'
  | 'name'
  | 'comment'
  | 'timeType'
  | 'lines'
  | 'efficiency'
  | 'shares'
  | `share-${number}`
  | `zone-${'zone' | 'hours' | 'quota'}-${number}`
  | `room-${'roomType' | 'rooms' | 'quota'}-${number}`

/** Why a field cannot be taken, as a code of the domain, by the field. */
export type NeedsProblems = ReadonlyMap<NeedsField, string>

type Checked = readonly [NeedsField, Result<unknown, string>]

const named = (text: string, most: number): Result<string, string> =>
  text.trim().length > most ? fail('too-long') : succeed(text.trim())

const requiredName = (text: string) => (text.trim() === '' ? fail('required') : named(text, longestBudgetName))

const oneOf = <Value extends string>(text: string, values: readonly Value[]): Result<Value, 'required'> => {
  const found = values.find(value => value === text)
  return found === undefined ? fail('required') : succeed(found)
}

const zoneParts = ({ zone, hours, quota }: ZoneLineDraft) => ({
  zone: oneOf(zone, zones),
  hours: parseBudgetNumber('zone-hours', hours),
  quota: parseBudgetNumber('zone-quota', quota),
})

const roomParts = ({ roomType, rooms, quota }: RoomLineDraft) => ({
  roomType: oneOf(roomType, roomTypes),
  rooms: parseBudgetNumber('rooms', rooms),
  quota: parseBudgetNumber('room-quota', quota),
})

const zoneLineOf = (line: ZoneLineDraft) => {
  const { zone, hours, quota } = zoneParts(line)
  return zone.ok && hours.ok && quota.ok
    ? [{ zone: zone.value, hours: hours.value, period: line.period, quota: quota.value }]
    : []
}

const roomLineOf = (line: RoomLineDraft) => {
  const { roomType, rooms, quota } = roomParts(line)
  return roomType.ok && rooms.ok && quota.ok
    ? [{ roomType: roomType.value, rooms: rooms.value, quota: quota.value }]
    : []
}

const lineChecks = ({ zones: zoneLines, rooms }: NeedsDraft): Checked[] => [
  ...zoneLines.flatMap(line => {
    const { zone, hours, quota } = zoneParts(line)
    return [
      [`zone-zone-${line.key}`, zone],
      [`zone-hours-${line.key}`, hours],
      [`zone-quota-${line.key}`, quota],
    ] satisfies Checked[]
  }),
  ...rooms.flatMap(line => {
    const { roomType, rooms: number, quota } = roomParts(line)
    return [
      [`room-roomType-${line.key}`, roomType],
      [`room-rooms-${line.key}`, number],
      [`room-quota-${line.key}`, quota],
    ] satisfies Checked[]
  }),
]

const checkShares = (texts: readonly string[]): Checked[] => {
  const parsed = texts.map(parseMonthlyShare)
  const each = parsed.map((result, index): Checked => [`share-${index + 1}`, result])
  const shares = parsed.flatMap(result => (result.ok ? [result.value] : []))
  // A month that cannot be read is told where it stands; the sum is told once all twelve are numbers.
  return shares.length === texts.length ? [...each, ['shares', checkMonthlyShares(shares)]] : each
}

/** The lines that can be read already in their places, for explanations. */
export const readableLines = ({ zones: zoneLines, rooms }: NeedsDraft) => ({
  zones: zoneLines.map(line => zoneLineOf(line)[0] ?? null),
  rooms: rooms.map(line => roomLineOf(line)[0] ?? null),
})

/** Hours of the lines that can be read already, and whether they are all of them. */
export const liveHours = (draft: NeedsDraft, fullTimeHours: number): NeededHours & { readonly isWhole: boolean } => {
  const read = { zones: draft.zones.flatMap(zoneLineOf), rooms: draft.rooms.flatMap(roomLineOf) }
  const isWhole = read.zones.length === draft.zones.length && read.rooms.length === draft.rooms.length
  return { ...annualNeededHours({ ...read, fullTimeHours }), isWhole }
}

const checkLines = (draft: NeedsDraft, fullTimeHours: number | null): Result<unknown, string> => {
  if (draft.zones.length + draft.rooms.length === 0) return fail('required')
  return fullTimeHours === null ? succeed(draft) : checkNeededHours(liveHours(draft, fullTimeHours))
}

/**
 * What has to be put right before the budget is finished (§5). As long as the full-time hours of the year are not
 * known, the sum of the lines is left to the server.
 */
export const problemsOfNeeds = (draft: NeedsDraft, fullTimeHours: number | null): NeedsProblems => {
  const checked: Checked[] = [
    ['year', parseBudgetYear(draft.year)],
    ['name', requiredName(draft.name)],
    ['comment', named(draft.comment, longestBudgetComment)],
    ['timeType', draft.timeType === '' ? fail('required') : succeed(draft.timeType)],
    ['lines', checkLines(draft, fullTimeHours)],
    ...lineChecks(draft),
    ['efficiency', parseBudgetNumber('efficiency', draft.efficiency)],
    ...checkShares(draft.shares),
  ]
  return new Map(checked.flatMap(([field, result]) => (result.ok ? [] : [[field, result.error] as const])))
}

export type EnteredNeeds = Omit<NewNeedsBudget, 'requestId'>

/** What is sent; null while something is wrong. */
export const enteredNeeds = (draft: NeedsDraft, fullTimeHours: number | null): EnteredNeeds | null => {
  const year = parseBudgetYear(draft.year)
  const efficiency = parseBudgetNumber('efficiency', draft.efficiency)
  const { timeType } = draft
  if (problemsOfNeeds(draft, fullTimeHours).size > 0 || !year.ok || !efficiency.ok || timeType === '') return null
  return {
    year: year.value,
    name: draft.name.trim(),
    comment: draft.comment.trim(),
    timeType,
    zones: draft.zones.flatMap(zoneLineOf),
    rooms: draft.rooms.flatMap(roomLineOf),
    efficiency: efficiency.value,
    monthlyShares: draft.shares.map(parseMonthlyShare).flatMap(result => (result.ok ? [result.value] : [])),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Shares are typed with eight decimals at most; those of the days have more, and have not changed for that. */
const isSameShares = (one: readonly number[], other: readonly number[]) =>
  one.every((share, index) => Math.abs(share - (other[index] ?? Number.NaN)) < 1e-7)

/** Only what the person has changed since the budget was read, so that others' changes stay. */
export const changesOfNeeds = (entered: EnteredNeeds, before: NeedsBudget): NeedsBudgetChanges => {
  const { name, comment, timeType, zones: zoneLines, rooms, efficiency, monthlyShares } = entered
  return {
    ...(name === before.name ? {} : { name }),
    ...(comment === before.comment ? {} : { comment }),
    ...(timeType === before.timeType ? {} : { timeType }),
    ...(isSame(zoneLines, before.zones) ? {} : { zones: zoneLines }),
    ...(isSame(rooms, before.rooms) ? {} : { rooms }),
    ...(efficiency === before.efficiency ? {} : { efficiency }),
    ...(isSameShares(monthlyShares, before.monthlyShares) ? {} : { monthlyShares }),
  }
}
