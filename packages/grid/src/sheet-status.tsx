import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { SheetStore } from './adapter/acting/sheet-store'
import type { SheetSelection } from './core/content/sheet-content'
import * as styles from './sheet.module.css'

type StatusProps = { store: SheetStore; renderStatus: (selection: SheetSelection) => ReactNode }

type Shown = { selection: SheetSelection; renderStatus: StatusProps['renderStatus'] }

/**
 * The latest of what is to be shown, once the frame is painted that shows the rest of it. A deferred value comes as soon
 * as the browser has nothing else to do, which mostly is before that frame.
 */
const useAfterPaint = ({ selection, renderStatus }: Shown): Shown => {
  const [shown, setShown] = useState({ selection, renderStatus })
  const latest = useRef(shown)
  const waiting = useRef<number | null>(null)
  useEffect(() => {
    latest.current = { selection, renderStatus }
    waiting.current ??= requestAnimationFrame(() => {
      setTimeout(() => {
        waiting.current = null
        setShown(latest.current)
      })
    })
  }, [selection, renderStatus])
  return shown
}

/**
 * The line below the grid. A single cell is said by its own name and value; only for ranges does this line speak up.
 */
export const SheetStatus = ({ store, renderStatus }: StatusProps) => {
  const selection = useSyncExternalStore(store.subscribe, () => store.get().selection)
  const { selection: said, renderStatus: render } = useAfterPaint({ selection, renderStatus })
  const line = useMemo(() => render(said), [render, said])
  const isRange = said.rowIds.length * said.columns.length > 1
  return (
    <div className={styles.status} data-part="status" role="status" aria-live={isRange ? 'polite' : 'off'}>
      {line}
    </div>
  )
}
