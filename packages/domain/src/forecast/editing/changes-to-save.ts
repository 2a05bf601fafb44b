import { isOldWeek } from '../../calendar/iso-week'
import { hoursFromHundredths, roundHalfAwayFromZero } from '../../numbers/hundredths'
import type { ForecastInput } from '../forecast-input'
import { forecastRowIds } from '../rows/forecast-row-ids'
import { listedKinds } from '../rows/row-kinds'
import { absenceRowId, substituteRowId } from '../rows/server-row-ids'
import type { ForecastChanges, ForecastState, WeekHours } from './forecast-state'
import {
  findEditableRow,
  hasSameHours,
  listEditableRows,
  replaceRowHours,
  type EditableRow,
} from './list-editable-rows'

const changedWeeks = (state: ForecastState, row: EditableRow): WeekHours => {
  const stored = findEditableRow(state.stored, row.rowId)?.hours
  const values: { [week: number]: number } = {}
  // Equal rows share one list (withRowHours), and most rows are equal.
  if (stored === row.hours) return values
  row.hours.forEach((hours, index) => {
    const isOld = isOldWeek({ year: state.edited.year, week: index + 1 }, state.currentWeek)
    if (!isOld && hours !== stored?.[index]) values[index + 1] = hoursFromHundredths(hours)
  })
  return values
}

/** The body of the save: dirty rows with their changed weeks that are not old, in hours. */
export const changesToSave = (state: ForecastState): ForecastChanges => {
  const absences: { id: number; values: WeekHours }[] = []
  const substitutes: { id: number; values: WeekHours }[] = []
  const myForecast: { values: WeekHours }[] = []
  for (const row of listEditableRows(state.edited)) {
    const values = changedWeeks(state, row)
    if (Object.keys(values).length === 0) continue
    if (row.kind === 'my-forecast') myForecast.push({ values })
    else if (typeof row.serverId === 'number')
      (row.kind === 'absence' ? absences : substitutes).push({ id: row.serverId, values })
  }
  return { absences, substitutes, myForecast }
}

/** Absence and substitute rows whose id is not numeric: with any of them nothing may be saved. */
export const unknownRowIds = ({ edited }: ForecastState): string[] =>
  listedKinds.flatMap(({ list, rowIdOf }) =>
    edited[list].flatMap(({ serverId }) => (typeof serverId === 'number' ? [] : [rowIdOf(serverId)])),
  )

const withSavedWeeks = (input: ForecastInput, rowId: string, values: WeekHours): ForecastInput => {
  const row = findEditableRow(input, rowId)
  if (row === undefined) return input
  const hours = row.hours.map((stored, index) => {
    const saved = values[index + 1]
    return saved === undefined ? stored : roundHalfAwayFromZero(saved * 100)
  })
  return replaceRowHours(input, row, hours)
}

/** After a save: what was sent counts as stored, edits made meanwhile stay, the others are clean. */
export const acceptSaved = (state: ForecastState, changes: ForecastChanges): ForecastState => {
  let stored = state.stored
  for (const { id, values } of changes.absences) stored = withSavedWeeks(stored, absenceRowId(id), values)
  for (const { id, values } of changes.substitutes) stored = withSavedWeeks(stored, substituteRowId(id), values)
  for (const { values } of changes.myForecast) stored = withSavedWeeks(stored, forecastRowIds.myForecast, values)
  let edited = stored
  for (const row of listEditableRows(stored)) {
    const mine = findEditableRow(state.edited, row.rowId)?.hours
    if (mine !== undefined && !hasSameHours(row.hours, mine)) edited = replaceRowHours(edited, row, mine)
  }
  return { ...state, stored, edited, resetRowIds: [], conflictedCells: [] }
}
