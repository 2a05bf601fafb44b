import type { GridGroup } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useMemo, useState, type ReactNode } from 'react'
import type { ForecastTab } from '../../data/forecast-tab'
import { tablesOfTab, type ForecastFigures } from './forecast-figures'
import { createGridRows } from './forecast-grid-model'

type GroupsInput = {
  readonly tab: ForecastTab
  readonly figures: ForecastFigures
  readonly labelActions?: ReadonlyMap<string, ReactNode>
  readonly annotated?: ReadonlySet<string>
  readonly folded: ReadonlySet<string>
  readonly incomplete: boolean
}

/** The tables of a tab as groups of one grid; a table whose rows are the same keeps its object. */
export const useGridGroups = (input: GroupsInput) => {
  const { tab, figures, labelActions, annotated, folded, incomplete } = input
  const { t } = useTranslation('mf-forecast')
  const [rowsOf] = useState(createGridRows)
  return useMemo(() => {
    const { state, result, tables } = figures
    const extras = {
      ...(labelActions === undefined ? {} : { labelActions }),
      ...(annotated === undefined ? {} : { annotated }),
    }
    return tablesOfTab[tab].map((id): GridGroup => {
      const name = t(tables[id].nameKey)
      const caption = incomplete && tab === 'efficiency' ? t('tables.incomplete', { name }) : name
      const rows = rowsOf({ table: tables[id], state, result, words: t, ...extras })
      return { id, caption, rows, folded: folded.has(id) }
    })
  }, [rowsOf, figures, tab, labelActions, annotated, folded, incomplete, t])
}
