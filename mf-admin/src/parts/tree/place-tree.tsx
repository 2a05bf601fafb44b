import { foldedName, withoutInvisibleEnds } from '@veckovis/domain/text'
import { useTranslation } from '@veckovis/platform'
import { longestSearch } from '@veckovis/lists'
import { classNames, TextField } from '@veckovis/ui'
import { Tree } from '@veckovis/ui/tree'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { findNode, type PlaceNode } from './place-nodes'
import { shownPlaces } from './shown-places'
import * as styles from './place-tree.module.css'

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
  const shown = useMemo(() => shownPlaces(nodes, { search, toggled, chosen }), [nodes, search, toggled, chosen])
  const toggle = useCallback(
    (changed: readonly PlaceNode[], open: boolean) =>
      setToggled(before => new Map([...before, ...changed.map(({ key }) => [key, open] as const)])),
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
      {shown.roots.length === 0 ? (
        <p className={styles.nothing}>{t(search === '' ? 'tree.empty' : 'tree.nothingFound')}</p>
      ) : (
        <Tree
          label={t('tree.label')}
          shape={shown}
          selectedKey={chosenKey}
          content={({ name, active }) => (
            <span className={classNames(!active && styles.closed)}>
              {name}
              {!active && <span className={styles.word}> {t('tree.closed')}</span>}
            </span>
          )}
          startsWith={({ folded }, letters) => folded.startsWith(foldedName(letters))}
          onChoose={onChoose}
          onToggle={toggle}
        />
      )}
    </div>
  )
}
