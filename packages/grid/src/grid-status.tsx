import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { GridSelection } from './grid-model'
import type { SelectionStore } from './selection/selection-store'
import * as styles from './week-grid.module.css'

type StatusProps = { store: SelectionStore; renderStatus: (selection: GridSelection) => ReactNode }

/**
 * The line below the grid, drawn after the cells that an edit or a key moved. A single cell is said by its own name and
 * value; only for ranges does this line speak up.
 */
export const GridStatus = ({ store, renderStatus }: StatusProps) => {
  const selection = useDeferredValue(useSyncExternalStore(store.subscribe, store.get))
  const render = useDeferredValue(renderStatus)
  const line = useMemo(() => render(selection), [render, selection])
  const isRange = selection.rowIds.length * selection.weeks.length > 1
  return (
    <div className={styles.status} data-part="status" role="status" aria-live={isRange ? 'polite' : 'off'}>
      {line}
    </div>
  )
}
