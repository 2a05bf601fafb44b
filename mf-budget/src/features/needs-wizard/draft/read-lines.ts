import { annualNeededHours, parseBudgetNumber, roomTypes, zones, type NeededHours } from '@veckovis/domain/budget'
import { succeed, fail, type Result } from '@veckovis/domain/result'
import type { NeedsDraft, RoomLineDraft, ZoneLineDraft } from '../../../data/needs-draft'

type Lines = Pick<NeedsDraft, 'zones' | 'rooms'>

const oneOf = <Value extends string>(text: string, values: readonly Value[]): Result<Value, 'required'> => {
  const found = values.find(value => value === text)
  return found === undefined ? fail('required') : succeed(found)
}

export const readZone = (text: string) => oneOf(text, zones)
export const readRoomType = (text: string) => oneOf(text, roomTypes)

const zoneParts = ({ zone, hours, quota }: ZoneLineDraft) => ({
  zone: readZone(zone),
  hours: parseBudgetNumber('zone-hours', hours),
  quota: parseBudgetNumber('zone-quota', quota),
})

const roomParts = ({ roomType, rooms, quota }: RoomLineDraft) => ({
  roomType: readRoomType(roomType),
  rooms: parseBudgetNumber('rooms', rooms),
  quota: parseBudgetNumber('room-quota', quota),
})

export const zoneLineOf = (line: ZoneLineDraft) => {
  const { zone, hours, quota } = zoneParts(line)
  return zone.ok && hours.ok && quota.ok
    ? [{ zone: zone.value, hours: hours.value, period: line.period, quota: quota.value }]
    : []
}

export const roomLineOf = (line: RoomLineDraft) => {
  const { roomType, rooms, quota } = roomParts(line)
  return roomType.ok && rooms.ok && quota.ok
    ? [{ roomType: roomType.value, rooms: rooms.value, quota: quota.value }]
    : []
}

/** The lines that can be read already in their places, for explanations. */
export const readableLines = ({ zones: zoneLines, rooms }: Lines) => ({
  zones: zoneLines.map(line => zoneLineOf(line)[0] ?? null),
  rooms: rooms.map(line => roomLineOf(line)[0] ?? null),
})

/** Hours of the lines that can be read already, and whether they are all of them. */
export const liveHours = (draft: Lines, fullTimeHours: number): NeededHours & { readonly isWhole: boolean } => {
  const read = { zones: draft.zones.flatMap(zoneLineOf), rooms: draft.rooms.flatMap(roomLineOf) }
  const isWhole = read.zones.length === draft.zones.length && read.rooms.length === draft.rooms.length
  return { ...annualNeededHours({ ...read, fullTimeHours }), isWhole }
}
