import type { WeekRange } from '@veckovis/domain/calendar'
import {
  buildForecastTables,
  calculateForecast,
  keepUnchangedRows,
  type ForecastResult,
  type ForecastRow,
  type ForecastState,
  type ForecastTableId,
  type ForecastTables,
} from '@veckovis/domain/forecast'
import { atom, type Atom } from 'jotai'
import type { ForecastEditor } from '../editing/forecast-editor'
import type { AbsenceNames } from '../wording/row-names'
import type { ForecastTab } from './forecast-filters'

/** One moment of the forecast: what is edited, everything calculated from it, and the tables that show it. */
export type ForecastFigures = {
  readonly state: ForecastState
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
  readonly illnessAsPercentageAtom: Atom<boolean>
}

/** The whole calculation again after every edit, from the one state. */
export const createFiguresAtom = ({ contentAtom }: ForecastEditor, choices: FigureChoices): Atom<ForecastFigures> => {
  const { rangeAtom, absenceNamesAtom, illnessAsPercentageAtom } = choices
  const keepRows = createRowKeeper()
  const editedAtom = atom(get => get(contentAtom).forecast.edited)
  const resultAtom = atom(get => calculateForecast(get(editedAtom), get(rangeAtom)))
  return atom(get => {
    const state = get(contentAtom).forecast
    const result = get(resultAtom)
    const shown = { absenceNames: get(absenceNamesAtom), showIllnessAsPercentage: get(illnessAsPercentageAtom) }
    return { state, result, tables: keepRows(buildForecastTables(state, result, shown)) }
  })
}

/** Which table stands on which tab. */
export const tablesOfTab: Readonly<Record<ForecastTab, readonly ForecastTableId[]>> = {
  efficiency: ['totals', 'remaining-budget', 'deficit', 'meaning'],
  details: ['staffing', 'substitutes', 'absences', 'needs'],
}

export const findForecastRow = (tables: ForecastTables, tab: ForecastTab, rowId: string): ForecastRow | undefined => {
  for (const id of tablesOfTab[tab]) {
    const row = tables[id].rows.find(candidate => candidate.id === rowId)
    if (row !== undefined) return row
  }
  return undefined
}
