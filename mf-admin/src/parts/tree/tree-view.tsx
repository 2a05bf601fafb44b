import { useTranslation } from '@veckovis/platform'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import type { PlaceNode } from './place-nodes'
import { TreeLine } from './tree-line'
import { rowByTyping, treeMove } from './tree-move'
import type { TreeRow } from './tree-rows'

type TreeViewProps = {
  /** Names the tree for assistive technology. */
  readonly label: string
  readonly rows: readonly TreeRow[]
  readonly chosenKey: string | null
  readonly onChoose: (node: PlaceNode) => void
  readonly onToggle: (rows: readonly TreeRow[], open: boolean) => void
}

const pauseInTyping = 700

/** Letters that are typed one after the other belong together. */
const useTyped = () => {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: KeyboardEvent): string => {
    const { text, at } = typed.current
    const goesOn = timeStamp - at < pauseInTyping && text !== key
    typed.current = { text: goesOn ? text + key : key, at: timeStamp }
    return typed.current.text
  }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && key !== '*' && !ctrlKey && !metaKey && !altKey

/** A tree by the pattern of WAI-ARIA: one stop for Tab, the arrows lead about, Enter chooses, letters find. */
export const TreeView = ({ label, rows, chosenKey, onChoose, onToggle }: TreeViewProps) => {
  const { t } = useTranslation('mf-admin')
  const tree = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(chosenKey)
  const typing = useTyped()
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === (active ?? chosenKey)),
  )
  const focusRow = (index: number) => {
    const key = rows[index]?.node.key
    if (key === undefined) return
    setActive(key)
    tree.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLetter(event)) {
      const found = rowByTyping(typing(event), rows, at)
      return found === null ? undefined : focusRow(found)
    }
    const move = treeMove(event.key, rows, at)
    const row = rows[at]
    if (move === null || row === undefined) return undefined
    event.preventDefault()
    if (move.kind === 'focus') return focusRow(move.at)
    return move.kind === 'choose' ? onChoose(row.node) : onToggle(move.rows, move.open)
  }
  const press = useCallback(
    (node: PlaceNode) => {
      setActive(node.key)
      onChoose(node)
    },
    [onChoose],
  )
  return (
    <div ref={tree} role="tree" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TreeLine
          key={row.node.key}
          node={row.node}
          level={row.level}
          isOpen={row.isOpen}
          position={row.position}
          setSize={row.setSize}
          isStop={index === at}
          isChosen={row.node.key === chosenKey}
          closedWord={t('tree.closed')}
          onPress={press}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
}
