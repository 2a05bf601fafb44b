import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { rowIdOfKept } from '../forecast/rows/server-row-ids'
import { forecastRowIds } from '../forecast/rows/forecast-row-ids'
import { listDates, weekOf, type ChosenDates } from './chosen-dates'
import { absenceOfReason, noSubstitute, signOfReason } from './diary-codes'
import type { ChangeOfNeedsContent, EntryContent } from './entry-content'

/** A row of a forecast that an entry moves. */
export type AffectedRow = {
  readonly kind: 'absence' | 'substitute' | 'changed-needs'
  /** Server id of the absence or substitute; 0 for the changed needs */
  readonly sourceId: number
}

/** Hours that an entry brings to one week of a row, in the ISO year of the week. Never 0. */
export type Effect = AffectedRow & { readonly year: number; readonly week: number; readonly hours: Hundredths }

/** How the forecast names the row; changed needs stand in the required hours. */
export const rowIdOfEffect = ({ kind, sourceId }: AffectedRow): string => {
  return kind === 'changed-needs' ? forecastRowIds.totalRequired : rowIdOfKept({ kind, serverId: sourceId })
}

type WeekOfDates = { readonly year: number; readonly week: number; readonly days: number }

/** The ISO weeks of the chosen dates with how many of the dates each has, earliest first. */
export const weeksOfDates = (dates: ChosenDates): WeekOfDates[] => {
  const weeks: WeekOfDates[] = []
  for (const day of listDates(dates)) {
    const { year, week } = weekOf(day)
    const last = weeks.at(-1)
    if (last?.year === year && last.week === week) weeks[weeks.length - 1] = { ...last, days: last.days + 1 }
    else weeks.push({ year, week, days: 1 })
  }
  return weeks
}

const daily = (dates: ChosenDates, row: AffectedRow, perDay: Hundredths): Effect[] =>
  perDay === 0 ? [] : weeksOfDates(dates).map(({ year, week, days }) => ({ ...row, year, week, hours: perDay * days }))

type ChangedWeek = Pick<ChangeOfNeedsContent, 'perWeek' | 'reason' | 'weekdays'>

/**
 * What a change of needs brings to a week, signed: one of which only some chosen days lie inside the range gets their
 * share, halves away from zero.
 */
export const changeOfWeek = ({ perWeek, reason, weekdays }: ChangedWeek, days: number): Hundredths =>
  signOfReason(reason) * roundHalfAwayFromZero((perWeek * days) / new Set(weekdays).size)

const weekly = (content: ChangeOfNeedsContent): Effect[] =>
  weeksOfDates(content).flatMap(({ year, week, days }) => {
    const hours = changeOfWeek(content, days)
    return hours === 0 ? [] : [{ kind: 'changed-needs', sourceId: 0, year, week, hours } as const]
  })

/**
 * What an entry brings to the forecasts when it is approved: absence by reason, temporary hours by substitute type,
 * extra resource by type, a change of needs signed; each date counts in its ISO week and ISO year.
 */
export const effectsOf = (content: EntryContent): Effect[] => {
  switch (content.category) {
    case 'ABSENCE': {
      const { substitute } = content
      const absence = daily(content, { kind: 'absence', sourceId: absenceOfReason(content.reason) }, content.perDay)
      if (substitute === null || substitute.typeId === noSubstitute) return absence
      return [...absence, ...daily(content, { kind: 'substitute', sourceId: substitute.typeId }, substitute.perDay)]
    }
    case 'EXTRA_RESOURCE':
      return daily(content, { kind: 'substitute', sourceId: content.typeId }, content.perDay)
    case 'CHANGE_OF_NEEDS':
      return weekly(content)
  }
}

const keyOf = ({ kind, sourceId, year, week }: Effect): string => `${year}/${week}/${kind}/${sourceId}`

const inOrder = (one: Effect, other: Effect): number =>
  one.year - other.year ||
  one.week - other.week ||
  Number(one.kind > other.kind) - Number(one.kind < other.kind) ||
  one.sourceId - other.sourceId

/** Hours of the same week of the same row added up, in whatever order they come. */
export const sumEffects = (effects: readonly Effect[]): Effect[] => {
  const sums = new Map<string, Effect>()
  for (const effect of effects) {
    const key = keyOf(effect)
    sums.set(key, { ...effect, hours: effect.hours + (sums.get(key)?.hours ?? 0) })
  }
  return [...sums.values()].filter(({ hours }) => hours !== 0).sort(inOrder)
}
