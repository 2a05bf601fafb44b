import type { SheetGroup } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useMemo, useState } from 'react'
import { tablesOfTab } from '../../context/forecast-figures'
import type { ForecastTab } from '../../context/forecast-filters'
import { useFigures, useForecastValue } from '../../context/use-forecast'
import { createGridRows } from './forecast-grid-model'
import { useLabelActions } from './use-label-actions'

/** The tables of a tab as groups of one grid; a table whose rows are the same keeps its object. */
export const useGridGroups = (tab: ForecastTab) => {
  const { t } = useTranslation('mf-forecast')
  const figures = useFigures()
  const { cells: annotated } = useForecastValue(({ annotatedAtom }) => annotatedAtom)
  const folded = useForecastValue(({ view }) => view.foldedAtom)
  const isIncomplete = useForecastValue(({ skippedAtom }) => skippedAtom).length > 0
  const labelActions = useLabelActions()
  const dense = useForecastValue(({ view }) => view.isDenseAtom)
  const [rowsOf] = useState(createGridRows)
  return useMemo(() => {
    const { state, result, tables } = figures
    // Only a budget that is paid by hour or room has income.
    const shown = tablesOfTab[tab].filter(id => id !== 'income' || tables.income.rows.length > 0)
    return shown.map((id): SheetGroup => {
      const name = t(tables[id].nameKey)
      const caption = isIncomplete && tab === 'efficiency' ? t('tables.incomplete', { name }) : name
      const rows = rowsOf({ table: tables[id], state, result, words: t, labelActions, annotated, dense })
      return { id, caption, rows, folded: folded.has(id) }
    })
  }, [rowsOf, figures, tab, labelActions, annotated, dense, folded, isIncomplete, t])
}
