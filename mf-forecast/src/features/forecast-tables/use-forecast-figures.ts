import { type WeekRange } from '@veckovis/domain/calendar'
import {
  buildForecastTables,
  calculateForecast,
  keepUnchangedRows,
  type ForecastTables,
} from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { atom, useAtomValue, type Atom } from 'jotai'
import { useMemo } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import type { AbsenceNames } from '../../data/row-names'
import type { ForecastFigures } from './forecast-figures'
import { gridColumns } from './grid-columns'

type FigureChoices = {
  readonly range: WeekRange
  readonly absenceNames: AbsenceNames
  readonly showIllnessAsPercentage: boolean
  readonly annotatedWeeks: ReadonlySet<number>
}

/** Hands on the rows of the tables before wherever they are the same, so that only the others are drawn again. */
const createRowKeeper = () => {
  let kept: ForecastTables | null = null
  return (next: ForecastTables): ForecastTables => (kept = kept === null ? next : keepUnchangedRows(kept, next))
}

/** The forecast that is edited with everything calculated from it; read by those parts of the page that show it. */
export type FiguresAtom = Atom<ForecastFigures>

/**
 * The whole calculation again after every edit, from the one state. An atom and not a value: what stands
 * around the figures, such as the tabs, is not drawn again with them.
 */
export const useFiguresAtom = (editor: ForecastEditor, choices: FigureChoices): FiguresAtom => {
  const { t } = useTranslation('mf-forecast')
  const { range, absenceNames, showIllnessAsPercentage, annotatedWeeks } = choices
  const keepRows = useMemo(() => createRowKeeper(), [])
  const { currentWeek } = editor.content().forecast
  const { year } = editor.address
  const columns = useMemo(
    () => gridColumns({ year, currentWeek, range, annotatedWeeks, words: t }),
    [year, currentWeek, range, annotatedWeeks, t],
  )
  return useMemo(() => {
    const editedAtom = atom(get => get(editor.contentAtom).forecast.edited)
    const resultAtom = atom(get => calculateForecast(get(editedAtom), range))
    return atom(get => {
      const state = get(editor.contentAtom).forecast
      const result = get(resultAtom)
      const tables = keepRows(buildForecastTables(state, result, { absenceNames, showIllnessAsPercentage }))
      return { state, result, tables, columns }
    })
  }, [editor, range, absenceNames, showIllnessAsPercentage, keepRows, columns])
}

export const useFigures = (editor: ForecastEditor, figuresAtom: FiguresAtom): ForecastFigures =>
  useAtomValue(figuresAtom, { store: editor.store })
