import { useMemo, useRef, useState } from 'react'
import type { SheetEdit, RejectedEdit } from '../src/core/content/sheet-content'
import type { SheetGroup, SheetRow } from '../src/view/sheet-props'
import { isNumber, withTotals } from './example-rows'
import type { Example } from './example-list'

type History = { past: readonly (readonly SheetGroup[])[]; future: readonly (readonly SheetGroup[])[] }

const nothingYet: History = { past: [], future: [] }

const editedRow = (row: SheetRow, example: Example, edits: readonly SheetEdit[]): SheetRow => {
  const texts = new Map(edits.filter(({ rowId }) => rowId === row.id).map(({ column, text }) => [column, text]))
  if (texts.size === 0) return row
  const cells = row.cells.map((cell, index) => {
    const text = texts.get(example.columns[index]?.id ?? 0)
    return text === undefined ? cell : { ...cell, text: text === '' ? '0' : text, dirty: true }
  })
  return { ...row, cells, status: 'dirty' }
}

const refusals = (edits: readonly SheetEdit[]): RejectedEdit[] =>
  edits.filter(({ text }) => !isNumber(text)).map(edit => ({ ...edit, message: `"${edit.text}" is not a number` }))

/** A caller of the grid as a person would write one: keeps the groups, refuses what is no number, and can undo. */
export const useExampleSheet = (example: Example) => {
  const [groups, setGroups] = useState<readonly SheetGroup[]>(example.groups)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const history = useRef(nothingYet)
  const shown = useMemo(
    () => groups.map(group => ({ ...withTotals(group), folded: folded.has(group.id) })),
    [groups, folded],
  )

  const onEdits = (edits: readonly SheetEdit[]) => {
    const rejected = refusals(edits)
    if (rejected.length > 0) return rejected
    history.current = { past: [...history.current.past, groups], future: [] }
    setGroups(groups.map(group => ({ ...group, rows: group.rows.map(row => editedRow(row, example, edits)) })))
    return []
  }
  const onUndo = () => {
    const { past, future } = history.current
    const before = past.at(-1)
    if (before === undefined) return
    history.current = { past: past.slice(0, -1), future: [groups, ...future] }
    setGroups(before)
  }
  const onRedo = () => {
    const { past, future } = history.current
    const [after, ...rest] = future
    if (after === undefined) return
    history.current = { past: [...past, groups], future: rest }
    setGroups(after)
  }
  const onFold = (groupId: string, isFolded: boolean) =>
    setFolded(before => new Set(isFolded ? [...before, groupId] : [...before].filter(id => id !== groupId)))

  return { groups: shown, onEdits, onUndo, onRedo, ...(example.folds === true ? { onFold } : {}) }
}
