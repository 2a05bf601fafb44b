import { weekHoursOf, type PastForecast } from '@veckovis/contracts/forecast'
import { rowKinds, wirePlaces } from '@veckovis/domain/forecast'
import type { PresentRow } from './history-repository'

const placedOnWire = wirePlaces(rowKinds)

/** Rows of a year in the words of the comprehensive answer. */
export const pastAnswer = (version: number, rows: readonly PresentRow[]): PastForecast => {
  const placed = placedOnWire<unknown>(
    ({ kind, shape }) => {
      const ofKind = rows.filter(row => row.kind === kind)
      if (shape === 'rows') return ofKind.map(({ sourceId: id, hours }) => ({ id, values: weekHoursOf(hours) }))
      const values = weekHoursOf(ofKind.flatMap(({ hours }) => hours))
      return shape === 'row' ? [{ values }] : values
    },
    members => members,
  )
  return { version, ...(placed as Omit<PastForecast, 'version'>) }
}
