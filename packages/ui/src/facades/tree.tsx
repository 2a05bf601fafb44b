import AntdTree from 'antd/es/tree'
import { useMemo, type ReactNode } from 'react'
import { Icon } from '../primitives/icon'
import { UiThemeProvider } from './theme'
import { treeLines, type TreeEntry, type TreeLine, type TreeShape } from './tree/tree-lines'
import * as styles from './tree/tree.module.css'
import { useRoom } from './tree/use-room'
import { useTreeKeys } from './tree/use-tree-keys'

export type TreeProps<Entry extends TreeEntry> = {
  /** Names the tree for assistive technology. */
  readonly label: string
  readonly shape: TreeShape<Entry>
  readonly selectedKey: string | null
  /** What a line shows. */
  readonly content: (entry: Entry) => ReactNode
  /** Letters that are typed lead to the next entry that begins with them. */
  readonly startsWith: (entry: Entry, typed: string) => boolean
  readonly onChoose: (entry: Entry) => void
  readonly onToggle: (entries: readonly Entry[], open: boolean) => void
}

/** Draws only the lines in sight, of thousands. It takes the room that it is given and scrolls in itself. */
export const Tree = <Entry extends TreeEntry>(props: TreeProps<Entry>) => {
  const { label, shape, selectedKey, content, startsWith, onChoose, onToggle } = props
  const [room, height] = useRoom()
  const { data, lines, openKeys } = useMemo(() => treeLines(shape), [shape])
  const { active, activate, onKeyDownCapture } = useTreeKeys({ lines, selectedKey, startsWith, onChoose, onToggle })
  return (
    <UiThemeProvider>
      <div ref={room} className={styles.room} onKeyDownCapture={onKeyDownCapture}>
        <AntdTree<TreeLine<Entry>>
          className={styles.tree}
          aria-label={label}
          blockNode
          // A key that comes while lines move would be lost.
          motion={false}
          height={height}
          treeData={data}
          expandedKeys={openKeys}
          selectedKeys={selectedKey === null ? [] : [selectedKey]}
          activeKey={active}
          onActiveChange={key => activate(key === null ? null : String(key))}
          switcherIcon={
            <span>
              <Icon name="chevron-down" />
            </span>
          }
          titleRender={({ entry }) => content(entry)}
          onSelect={(_keys, { node: { key, entry } }) => {
            activate(key)
            onChoose(entry)
          }}
          onExpand={(_keys, { node: { entry }, expanded }) => onToggle([entry], expanded)}
        />
      </div>
    </UiThemeProvider>
  )
}
