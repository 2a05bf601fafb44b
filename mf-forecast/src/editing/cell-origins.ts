import type { ForecastChanges, SentOrigin } from '@veckovis/contracts/forecast'
import {
  absenceRowId,
  forecastRowIds,
  substituteRowId,
  type EditStep,
  type ForecastChanges as ChangedHours,
} from '@veckovis/domain/forecast'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'

type ToldRow = ForecastChanges['myForecast'][number]
type WeekHours = ChangedHours['myForecast'][number]['values']

const keyOf = (rowId: string, week: number | string, hundredths: number) => `${rowId} ${week} ${hundredths}`

/**
 * How the hours that a person put into cells came there, for the history that the server keeps. It is remembered with
 * the hours and not with the cell alone: after an undo and a redo they are again what they were. What is not remembered
 * was typed.
 */
export const createCellOrigins = () => {
  const known = new Map<string, SentOrigin>()

  const note = (step: EditStep, origin: SentOrigin) => {
    for (const { rowId, week, after } of step) {
      const key = keyOf(rowId, week, after)
      if (origin === 'typed') known.delete(key)
      else known.set(key, origin)
    }
  }

  const rowOf = (rowId: string, values: WeekHours): ToldRow => {
    const origins = Object.entries(values).flatMap(([week, hours]): [string, SentOrigin][] => {
      const origin = known.get(keyOf(rowId, week, roundHalfAwayFromZero(hours * 100)))
      return origin === undefined ? [] : [[week, origin]]
    })
    return { values: { ...values }, ...(origins.length > 0 && { origins: Object.fromEntries(origins) }) }
  }

  return {
    note,
    /** The body of a save, with how its hours came there. */
    told: ({ absences, substitutes, myForecast }: ChangedHours): ForecastChanges => ({
      absences: absences.map(({ id, values }) => ({ id, ...rowOf(absenceRowId(id), values) })),
      substitutes: substitutes.map(({ id, values }) => ({ id, ...rowOf(substituteRowId(id), values) })),
      myForecast: myForecast.map(({ values }) => rowOf(forecastRowIds.myForecast, values)),
    }),
  }
}
