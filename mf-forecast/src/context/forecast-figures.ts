import type { WeekRange } from '@veckovis/domain/calendar'
import {
  buildForecastTables,
  calculateForecast,
  keepUnchangedRows,
  withWaitingHours,
  type ForecastInput,
  type ForecastResult,
  type ForecastRow,
  type ForecastState,
  type ForecastTableId,
  type ForecastTables,
  type WaitingHours,
} from '@veckovis/domain/forecast'
import { atom, type Atom } from 'jotai'
import type { ForecastEditor } from '../editing/forecast-editor'
import type { AbsenceNames } from '../wording/row-names'
import type { ForecastTab } from './forecast-filters'

/** One moment of the forecast: what is edited, everything calculated from it, and the tables that show it. */
export type ForecastFigures = {
  readonly state: ForecastState
  /** Hours that wait and are counted, though no cell holds them */
  readonly waiting: readonly WaitingHours[]
  /** What is edited with those hours: what the figures are calculated from */
  readonly counted: ForecastInput
  readonly result: ForecastResult
  readonly tables: ForecastTables
}

/** Hands on the rows of the tables before wherever they are the same, so that only the others are drawn again. */
const createRowKeeper = () => {
  let kept: ForecastTables | null = null
  return (next: ForecastTables): ForecastTables => (kept = kept === null ? next : keepUnchangedRows(kept, next))
}

type FigureChoices = {
  readonly rangeAtom: Atom<WeekRange>
  readonly absenceNamesAtom: Atom<AbsenceNames>
  readonly waitingAtom: Atom<readonly WaitingHours[]>
  readonly illnessAsPercentageAtom: Atom<boolean>
}

/** The whole calculation again after every edit, from the one state, with what waits where it is counted. */
export const createFiguresAtom = ({ contentAtom }: ForecastEditor, choices: FigureChoices): Atom<ForecastFigures> => {
  const { rangeAtom, absenceNamesAtom, waitingAtom, illnessAsPercentageAtom } = choices
  const keepRows = createRowKeeper()
  const editedAtom = atom(get => get(contentAtom).forecast.edited)
  const countedAtom = atom(get => withWaitingHours(get(editedAtom), get(waitingAtom)))
  const resultAtom = atom(get => calculateForecast(get(countedAtom), get(rangeAtom)))
  return atom(get => {
    const state = get(contentAtom).forecast
    const result = get(resultAtom)
    const shown = { absenceNames: get(absenceNamesAtom), showIllnessAsPercentage: get(illnessAsPercentageAtom) }
    const tables = keepRows(buildForecastTables(state, result, shown))
    return { state, waiting: get(waitingAtom), counted: get(countedAtom), result, tables }
  })
}

/** Whether the weeks have more to tell in kronor than the tables: income, or costs that settings move. */
export const tellsOfKronor = ({ income, costShift }: ForecastInput): boolean =>
  income !== undefined || costShift !== undefined

/** Which table stands on which tab. */
export const tablesOfTab: Readonly<Record<ForecastTab, readonly ForecastTableId[]>> = {
  efficiency: ['totals', 'remaining-budget', 'income', 'deficit', 'meaning'],
  details: ['staffing', 'substitutes', 'absences', 'needs'],
}

export const findForecastRow = (tables: ForecastTables, tab: ForecastTab, rowId: string): ForecastRow | undefined => {
  for (const id of tablesOfTab[tab]) {
    const row = tables[id].rows.find(candidate => candidate.id === rowId)
    if (row !== undefined) return row
  }
  return undefined
}
