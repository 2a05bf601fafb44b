import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import type { RoomType, Zone, ZonePeriod } from '../budget-codes'
import { neededHoursFormula } from '../formula/hour-formulas'
import {
  roomHoursFormula,
  roomLineFormula,
  zoneHoursFormula,
  zoneLinePerMonthFormula,
  zoneLinePerYearFormula,
} from '../formula/needs-formulas'
import { figuresFrom, type BudgetFigure } from './budget-figure'

export type ZoneLine = {
  readonly zone: Zone
  readonly hours: number
  readonly period: ZonePeriod
  /** Share expected to be performed, 1 is all */
  readonly quota: number
}

export type RoomLine = {
  readonly roomType: RoomType
  readonly rooms: number
  /** Annual workers per room */
  readonly quota: number
}

type FullTime = {
  /** Hours per week of one full-time post */
  readonly fullTimeHours: number
}

export type NeedsLines = FullTime & { readonly zones: readonly ZoneLine[]; readonly rooms: readonly RoomLine[] }

const ofZone = figuresFrom<ZoneLine>()
const ofNeeds = figuresFrom<NeedsLines>()

const linePerMonth = ofZone(zoneLinePerMonthFormula, {
  hours: ({ hours }) => hours,
  months: () => 12,
  quota: ({ quota }) => quota,
})

const linePerYear = ofZone(zoneLinePerYearFormula, { hours: ({ hours }) => hours, quota: ({ quota }) => quota })

const figureOfLine = ({ period }: ZoneLine): BudgetFigure<ZoneLine> => (period === 'month' ? linePerMonth : linePerYear)

/** Hours per year of one zone line. */
const zoneLine: BudgetFigure<ZoneLine> = {
  calculate: line => figureOfLine(line).calculate(line),
  explain: line => figureOfLine(line).explain(line),
}

/** Hours per year of one room line, from the full-time hours per week. */
const roomLine = figuresFrom<RoomLine & FullTime>()(roomLineFormula, {
  rooms: ({ rooms }) => rooms,
  quota: ({ quota }) => quota,
  fullTimeHours: ({ fullTimeHours }) => fullTimeHours,
  weeks: () => weeksPerBudgetYear,
})

const hoursOfLine = <Line>(nameId: Zone | RoomType, figure: BudgetFigure<Line>, line: Line) => ({
  nameId,
  hours: figure.calculate(line),
  explain: () => figure.explain(line),
})

/** Hours per year of all zone lines, told line by line. */
const zoneHours = ofNeeds(zoneHoursFormula, {
  lines: ({ zones }) => zones.map(line => hoursOfLine(line.zone, zoneLine, line)),
})

/** Hours per year of all room lines, told line by line. */
const roomHours = ofNeeds(roomHoursFormula, {
  lines: ({ rooms, fullTimeHours }) =>
    rooms.map(line => hoursOfLine(line.roomType, roomLine, { ...line, fullTimeHours })),
})

/** Hours per year that a needs budget and its lines ask for, not rounded. */
export const needsFigures = {
  zoneLine,
  roomLine,
  zoneHours,
  roomHours,
  annualNeededHours: ofNeeds(neededHoursFormula, { zoneHours, roomHours }),
} as const

export type NeededHours = { readonly zoneHours: number; readonly roomHours: number; readonly annualNeededHours: number }

/** Hours per year that the zones and rooms of a needs budget ask for, not rounded. */
export const annualNeededHours = (needs: NeedsLines): NeededHours => ({
  zoneHours: zoneHours.calculate(needs),
  roomHours: roomHours.calculate(needs),
  annualNeededHours: needsFigures.annualNeededHours.calculate(needs),
})
