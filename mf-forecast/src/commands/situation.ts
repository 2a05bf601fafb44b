import type { SheetSelection } from '@veckovis/grid'
import { findForecastRow, tellsOfKronor } from '../context/forecast-figures'
import type { ForecastTab } from '../context/forecast-filters'
import type { Forecast } from '../context/create-forecast'

/** What decides which commands are possible. */
export type Situation = {
  readonly canWrite: boolean
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly tab: ForecastTab
  /** What is selected in the sheet; null where no sheet stands, as in a narrow window. */
  readonly selection: SheetSelection | null
  /** The week that the focus is in, or the one that a narrow window shows; null for neither. */
  readonly week: number | null
  /** The cell with the focus is calculated, so that it can explain itself. */
  readonly isExplained: boolean
  /** Some of the selected cells can be edited. */
  readonly isEditable: boolean
  /** The chart can be folded and unfolded: the details have it where there is room. */
  readonly canFoldChart: boolean
  /** It is unfolded. */
  readonly hasChart: boolean
  /** The chart can tell of kronor. */
  readonly hasKronor: boolean
  /** Some table is put away. */
  readonly hasFolded: boolean
  /** The nearest years that can be chosen; null for none. */
  readonly yearBefore: number | null
  readonly yearAfter: number | null
  /** A file stands to be looked at before it is imported. */
  readonly isImporting: boolean
}

const isEditableIn = ({ editor, figuresAtom, tabAtom }: Forecast, { rowIds, columns }: SheetSelection): boolean => {
  const { tables } = editor.store.get(figuresAtom)
  const tab = editor.store.get(tabAtom)
  return rowIds.some(rowId => {
    const row = findForecastRow(tables, tab, rowId)
    if (row === undefined || row.unit === 'mark' || !row.isEditable) return false
    if (row.percentageDisplay?.showAsPercentage === true) return false
    return row.columns.some(({ weekNumber, isOld }) => !isOld && columns.includes(weekNumber))
  })
}

const weekOf = ({ editor, view }: Forecast, selection: SheetSelection | null): number | null => {
  if (selection === null) return editor.store.get(view.weekShownAtom)
  const column = selection.wholeColumn ?? selection.focus?.column
  return typeof column === 'number' ? column : null
}

/** The nearest of the years on either side of the one that is shown. */
export const yearsBeside = ({ given }: Forecast) => {
  const { years, filters } = given()
  const before = years.filter(year => year < filters.year)
  const after = years.filter(year => year > filters.year)
  return {
    yearBefore: before.length === 0 ? null : Math.max(...before),
    yearAfter: after.length === 0 ? null : Math.min(...after),
  }
}

/** How things are at this moment, with what is selected now or is just being drawn as selected. */
export const situationOf = (forecast: Forecast, selected?: SheetSelection): Situation => {
  const { editor, view, tabAtom, questions, importAtom, figuresAtom } = forecast
  const { store } = editor
  const selection = selected ?? store.get(view.selectionAtom)
  const focus = selection?.focus ?? null
  const tab = store.get(tabAtom)
  // A narrow window has no sheet to select in, and no room for a chart above what is edited.
  const canFoldChart = tab === 'efficiency' || selection !== null
  return {
    canWrite: editor.content().forecast.canWrite,
    isUnsaved: editor.hasUnsaved(),
    isSaving: store.get(editor.savingAtom),
    canUndo: store.get(editor.canUndoAtom),
    canRedo: store.get(editor.canRedoAtom),
    tab,
    selection,
    week: weekOf(forecast, selection),
    get isExplained() {
      return focus !== null && questions.isExplained(focus)
    },
    isEditable: selection !== null && isEditableIn(forecast, selection),
    canFoldChart,
    hasChart: canFoldChart && store.get(view.showsChartAtom),
    hasKronor: tellsOfKronor(store.get(figuresAtom).counted),
    hasFolded: store.get(view.foldedAtom).size > 0,
    ...yearsBeside(forecast),
    isImporting: (store.get(importAtom)?.file ?? null) !== null,
  }
}
