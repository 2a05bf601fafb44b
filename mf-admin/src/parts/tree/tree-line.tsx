import { classNames, Icon } from '@veckovis/ui'
import { memo } from 'react'
import type { PlaceNode } from './place-nodes'
import type { TreeRow } from './tree-rows'
import * as styles from './tree.module.css'

type TreeLineProps = TreeRow & {
  /** Tab stops here. */
  readonly isStop: boolean
  readonly isChosen: boolean
  /** Said of a place that is closed. */
  readonly closedWord: string
  readonly onPress: (node: PlaceNode) => void
  readonly onToggle: (rows: readonly TreeRow[], open: boolean) => void
}

const levels = [styles.level1, styles.level2, styles.level3, styles.level4]

/** One place. Thousands may stand below each other: a line is drawn anew only when it changes. */
export const TreeLine = memo(({ isStop, isChosen, closedWord, onPress, onToggle, ...row }: TreeLineProps) => {
  const { node, level, isOpen, position, setSize } = row
  return (
    // The keys are the tree's, which gathers them.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      data-place={node.key}
      className={classNames(styles.line, levels[level - 1], !node.active && styles.closed)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      onClick={() => onPress(node)}
    >
      <span
        className={classNames(styles.handle, isOpen === true && styles.open)}
        onClick={event => {
          if (isOpen === null) return
          event.stopPropagation()
          onToggle([row], !isOpen)
        }}
        aria-hidden="true"
      >
        {isOpen !== null && <Icon name="chevron-right" />}
      </span>
      <span className={styles.name}>
        {node.name}
        {!node.active && <span className={styles.word}> {closedWord}</span>}
      </span>
    </div>
  )
})
TreeLine.displayName = 'TreeLine'
