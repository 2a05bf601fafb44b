import { useId, useRef, useState, type CSSProperties } from 'react'
import type { WeekGridProps } from './grid-model'
import { GridStatus } from './grid-status'
import { PrintSheet } from './print/print-sheet'
import { useIsPrinting } from './print/use-is-printing'
import { useGridController } from './use-grid-controller'
import { ColumnWindow } from './view/column-window'
import { SheetGroup } from './view/grid-group'
import { useSheetView, type SheetView } from './view/sheet-view'
import { useWholeRows } from './view/use-whole-rows'
import { SheetWeeks } from './view/week-header'
import * as styles from './week-grid.module.css'

type CountStyle = CSSProperties & Record<'--vk-grid-weeks' | '--vk-grid-summaries', number>

const countsOf = ({ columns, summaries }: SheetView): CountStyle => ({
  '--vk-grid-weeks': columns.length,
  '--vk-grid-summaries': summaries.length,
})

/** The boxes that the selection is drawn with; where they stand is not React's business. */
const SelectionBoxes = ({ view }: { view: SheetView }) => (
  <>
    <div className={styles.range} data-part="range" aria-hidden="true" hidden>
      {!view.readOnly && <div className={styles.handle} title={view.labels.fill} data-fill="" />}
    </div>
    <div className={styles.preview} data-part="preview" aria-hidden="true" hidden />
  </>
)

/**
 * Groups of rows over the same weeks. One sheet for keys, ranges and the clipboard; a grid for each group for assistive
 * technology.
 */
export const WeekGrid = (props: WeekGridProps) => {
  const { captionLevel = 3, groups, readOnlyReason, onFold, renderStatus, summariesOfWeeks } = props
  const id = useId()
  const [columnWindow] = useState(() => new ColumnWindow())
  const view = useSheetView(props, columnWindow)
  const root = useRef<HTMLElement>(null)
  const store = useGridController(root, { props, view, columnWindow })
  useWholeRows(root)
  const isPrinting = useIsPrinting()
  const reasonId = readOnlyReason === undefined ? undefined : `${id}-reason`
  return (
    <section ref={root} className={styles.grid} style={countsOf(view)} data-printing={isPrinting ? '' : undefined}>
      {readOnlyReason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {readOnlyReason}
        </p>
      )}
      <div className={styles.scroll} data-part="scroller">
        <div className={styles.sheet} data-part="sheet">
          <SheetWeeks view={view} />
          {groups.map(group => (
            <SheetGroup key={group.id} {...{ group, view, captionLevel, reasonId, onFold }} />
          ))}
          <SelectionBoxes view={view} />
        </div>
        <div id={`${id}-message`} role="alert" className={styles.message} data-part="bubble" />
        <div data-part="end" />
      </div>
      {renderStatus !== undefined && <GridStatus store={store} renderStatus={renderStatus} />}
      {isPrinting && <PrintSheet {...{ groups, view, summariesOfWeeks }} />}
    </section>
  )
}
