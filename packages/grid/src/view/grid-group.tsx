import { useId } from 'react'
import type { GridGroup, WeekGridProps } from '../grid-model'
import { MemoizedGridRow } from './grid-row'
import type { SheetView } from './sheet-view'
import { GroupHeaderRow } from './week-header'
import * as styles from './grid-group.module.css'

type GroupProps = {
  group: GridGroup
  view: SheetView
  captionLevel: 2 | 3 | 4
  reasonId: string | undefined
  onFold: WeekGridProps['onFold']
}

type CaptionProps = Omit<GroupProps, 'reasonId'> & { id: string }

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
export const SheetGroup = ({ reasonId, ...props }: GroupProps) => {
  const { group, view } = props
  const id = useId()
  const folded = group.folded === true
  return (
    <div className={styles.group} data-group-id={group.id}>
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
      >
        <GroupHeaderRow view={view} />
        {!folded &&
          group.rows.map((row, index) => <MemoizedGridRow key={row.id} row={row} rowIndex={index + 2} view={view} />)}
      </div>
    </div>
  )
}
