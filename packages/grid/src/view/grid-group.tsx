import { useId } from 'react'
import type { SheetProps } from './sheet-props'
import { MemoizedGridRow } from './grid-row'
import type { SheetView, SheetViews } from './sheet-view'
import { roomFor, type StandingGroup } from './standing-rows'
import { GroupHeaderRow } from './column-header'
import * as styles from './grid-group.module.css'

type GroupProps = StandingGroup & {
  view: SheetView
  viewOf: SheetViews['viewOf']
  captionLevel: 2 | 3 | 4
  reasonId: string | undefined
  onFold: SheetProps['onFold']
}

type CaptionProps = Pick<GroupProps, 'group' | 'view' | 'captionLevel' | 'onFold'> & { id: string }

const GroupCaption = ({ group, view, captionLevel, onFold, id }: CaptionProps) => {
  const Caption = `h${captionLevel}` as const
  const folded = group.folded === true
  return (
    <div className={styles.heading}>
      {onFold !== undefined && (
        <button
          type="button"
          id={`${id}-fold`}
          className={styles.fold}
          tabIndex={-1}
          aria-label={folded ? view.labels.unfold : view.labels.fold}
          aria-labelledby={`${id}-fold ${id}-caption`}
          aria-expanded={!folded}
          aria-controls={`${id}-grid`}
          data-fold={group.id}
          onClick={() => onFold(group.id, !folded)}
        />
      )}
      <Caption id={`${id}-caption`} className={styles.caption}>
        {group.caption}
      </Caption>
    </div>
  )
}

/** One group: the heading on its line, and the grid that assistive technology reads by that name. */
export const GroupGrid = ({ reasonId, ...props }: GroupProps) => {
  const { group, rows, skippedLast, view, viewOf } = props
  const id = useId()
  const last = rows.at(-1)
  // Other columns come to the heads with the last rows, and not with the first ones.
  const headView = last === undefined ? view : viewOf(last.place)
  return (
    <div className={styles.group} data-group-id={group.id} data-foot={group.foot === true ? '' : undefined}>
      <GroupCaption {...props} id={id} />
      <div
        id={`${id}-grid`}
        role="grid"
        aria-labelledby={`${id}-caption`}
        aria-describedby={reasonId}
        aria-readonly={view.readOnly}
        aria-multiselectable
        aria-rowcount={group.rows.length + 1}
        aria-colcount={view.columns.length + 1 + view.summaries.length}
        style={roomFor('paddingBottom', skippedLast)}
      >
        <GroupHeaderRow view={headView} />
        {rows.map(({ row, index, place, skipped }) => (
          <MemoizedGridRow key={row.id} row={row} rowIndex={index + 2} skipped={skipped} view={viewOf(place)} />
        ))}
      </div>
    </div>
  )
}
