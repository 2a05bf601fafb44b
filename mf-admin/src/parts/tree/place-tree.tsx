import { withoutInvisibleEnds } from '@veckovis/domain/text'
import { useTranslation } from '@veckovis/platform'
import { longestSearch } from '@veckovis/lists'
import { TextField } from '@veckovis/ui'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { findNode, type PlaceNode } from './place-nodes'
import { TreeView } from './tree-view'
import { treeRows, type TreeRow } from './tree-rows'
import * as styles from './tree.module.css'

export type PlaceTreeProps = {
  readonly nodes: readonly PlaceNode[]
  /** The key of the place that what is beside the tree is about. */
  readonly chosenKey: string | null
  readonly onChoose: (node: PlaceNode) => void
}

const nothingToggled: ReadonlyMap<string, boolean> = new Map()

/** The whole organisation with a search in it. */
export const PlaceTree = ({ nodes, chosenKey, onChoose }: PlaceTreeProps) => {
  const { t } = useTranslation('mf-admin')
  const [typed, setTyped] = useState('')
  const [toggled, setToggled] = useState(nothingToggled)
  const search = useDeferredValue(withoutInvisibleEnds(typed))
  const chosen = useMemo(() => (chosenKey === null ? null : findNode(nodes, chosenKey)), [nodes, chosenKey])
  const rows = useMemo(() => treeRows(nodes, { search, toggled, chosen }), [nodes, search, toggled, chosen])
  const toggle = useCallback(
    (changed: readonly TreeRow[], open: boolean) =>
      setToggled(before => new Map([...before, ...changed.map(({ node }) => [node.key, open] as const)])),
    [],
  )
  return (
    <div className={styles.organisation}>
      <TextField
        type="search"
        label={t('tree.search')}
        maxLength={longestSearch}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          // What is found stands open, whatever was closed before.
          setToggled(nothingToggled)
        }}
      />
      <div className={styles.scroller}>
        {rows.length === 0 ? (
          <p className={styles.nothing}>{t(search === '' ? 'tree.empty' : 'tree.nothingFound')}</p>
        ) : (
          <TreeView label={t('tree.label')} rows={rows} chosenKey={chosenKey} onChoose={onChoose} onToggle={toggle} />
        )}
      </div>
    </div>
  )
}
