import type { NeedsBudget } from '@veckovis/contracts/budget'
import { annualNeededHours, explainWeekHours, needsFigures, type BudgetExplanation } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'

/** A figure of a needs budget: a sum, a line by its place from 0, or a week by its number. */
export type NeedsFigure =
  'annualNeededHours' | 'zoneHours' | 'roomHours' | `zone-${number}` | `room-${number}` | `week-${number}`

export type ExplainedNeeds = {
  /** A line that cannot be read yet is null and keeps its place. */
  readonly zones: readonly (NeedsBudget['zones'][number] | null)[]
  readonly rooms: readonly (NeedsBudget['rooms'][number] | null)[]
  readonly fullTimeHours: number
  /** Null while the year or a share cannot be read. */
  readonly spread: Pick<NeedsBudget, 'year' | 'monthlyShares'> | null
}

const read = <Line>(lines: readonly (Line | null)[]): Line[] => lines.flatMap(line => (line === null ? [] : [line]))

/** How a figure of a needs budget came about; null for one that cannot be read any more. */
export const explainNeeds = (needs: ExplainedNeeds, figure: NeedsFigure): BudgetExplanation | null => {
  const { fullTimeHours, spread } = needs
  const lines = { zones: read(needs.zones), rooms: read(needs.rooms), fullTimeHours }
  if (figure === 'annualNeededHours' || figure === 'zoneHours' || figure === 'roomHours')
    return needsFigures[figure].explain(lines)
  const number = Number(figure.slice(5))
  if (figure.startsWith('week-')) {
    // A week 53 that was asked about is gone with its year.
    if (spread === null || number > weeksInIsoYear(spread.year)) return null
    return explainWeekHours({ ...spread, annualHours: annualNeededHours(lines).annualNeededHours }, number)
  }
  const zone = figure.startsWith('zone-') ? needs.zones[number] : null
  if (zone !== null && zone !== undefined) return needsFigures.zoneLine.explain(zone)
  const room = figure.startsWith('room-') ? needs.rooms[number] : null
  return room === null || room === undefined ? null : needsFigures.roomLine.explain({ ...room, fullTimeHours })
}
