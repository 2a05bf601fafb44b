import { useId, useRef, type CSSProperties } from 'react'
import { PrintSheet } from './print/print-sheet'
import { useIsPrinting } from './print/use-is-printing'
import { SheetStatus } from './sheet-status'
import { useSheet } from './use-sheet'
import { useWholeRows } from './use-whole-rows'
import { ColumnHeads } from './view/column-header'
import { GroupGrid } from './view/grid-group'
import type { SheetProps } from './view/sheet-props'
import type { SheetView } from './view/sheet-view'
import { standingGroups } from './view/standing-rows'
import * as styles from './sheet.module.css'

type CountStyle = CSSProperties & Record<'--vk-grid-columns' | '--vk-grid-summaries', number>

const countsOf = ({ columns, summaries }: SheetView): CountStyle => ({
  '--vk-grid-columns': columns.length,
  '--vk-grid-summaries': summaries.length,
})

/** Columns from which on a dense sheet has its names above the columns where beside them these would be too narrow. */
const manyColumns = 45

const denseLook = (isDense: boolean, { columns }: SheetView) => {
  if (!isDense) return undefined
  return columns.length >= manyColumns ? 'many' : ''
}

/** The boxes that the selection is drawn with; where they stand is not React's business. */
const SelectionBoxes = ({ view }: { view: SheetView }) => (
  <>
    <div className={styles.range} data-part="range" aria-hidden="true" hidden>
      {!view.readOnly && <div className={styles.handle} title={view.labels.fill} data-fill="" />}
    </div>
    <div className={styles.preview} data-part="preview" aria-hidden="true" hidden />
    <div className={styles.figure} data-part="figure" aria-hidden="true" hidden />
  </>
)

/**
 * Groups of rows over the same columns. One sheet for keys, ranges and the clipboard; a grid for each group for assistive
 * technology.
 */
export const Sheet = (props: SheetProps) => {
  const {
    captionLevel = 3,
    groups,
    readOnlyReason,
    onFold,
    renderStatus,
    summariesOfColumns,
    paper = 'quarters',
    density,
  } = props
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const isPrinting = useIsPrinting()
  const isDense = density === 'dense' && !isPrinting
  const { store, view, viewOf, rows } = useSheet(root, props, isDense)
  useWholeRows(root)
  const reasonId = readOnlyReason === undefined ? undefined : `${id}-reason`
  return (
    <section
      ref={root}
      className={styles.grid}
      style={countsOf(view)}
      data-printing={isPrinting ? paper : undefined}
      data-dense={denseLook(isDense, view)}
    >
      {readOnlyReason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {readOnlyReason}
        </p>
      )}
      <div className={styles.scroll} data-part="scroller">
        <div className={styles.sheet} data-part="sheet">
          <ColumnHeads view={view} />
          {standingGroups(groups, rows).map(standing => (
            <GroupGrid key={standing.group.id} {...standing} {...{ view, viewOf, captionLevel, reasonId, onFold }} />
          ))}
          <SelectionBoxes view={view} />
        </div>
        <div id={`${id}-message`} role="alert" className={styles.message} data-part="bubble" />
        <div data-part="end" />
      </div>
      {renderStatus !== undefined && <SheetStatus store={store} renderStatus={renderStatus} />}
      {isPrinting && <PrintSheet {...{ groups, view, summariesOfColumns, paper }} />}
    </section>
  )
}
