import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TreeEntry, TreeLine } from './tree-lines'

type TreeKeys<Entry extends TreeEntry> = {
  readonly lines: readonly TreeLine<Entry>[]
  readonly selectedKey: string | null
  readonly startsWith: (entry: Entry, typed: string) => boolean
  readonly onChoose: (entry: Entry) => void
  readonly onToggle: (entries: readonly Entry[], open: boolean) => void
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

/** The lines below the same one that can be opened: they follow each other, parted only by what lies below them. */
const besides = <Entry extends TreeEntry>(lines: readonly TreeLine<Entry>[], at: number) => {
  const level = lines[at]?.['aria-level'] ?? 0
  const isAbove = (line: TreeLine<Entry>) => line['aria-level'] < level
  const from = lines.slice(0, at).findLastIndex(isAbove) + 1
  const end = lines.findIndex((line, index) => index > at && isAbove(line))
  const beside = lines.slice(from, end === -1 ? undefined : end).filter(line => line['aria-level'] === level)
  return beside.filter(({ isLeaf }) => !isLeaf).map(({ entry }) => entry)
}

/**
 * What antd's tree leaves out of the keys of WAI-ARIA: Enter and Space choose (antd opens), a star opens all lines side
 * by side, letters find. antd also forgets the line when the pointer moves over the tree; here the keys go on from it.
 */
export const useTreeKeys = <Entry extends TreeEntry>(props: TreeKeys<Entry>) => {
  const { lines, selectedKey, startsWith, onChoose, onToggle } = props
  const [active, setActive] = useState<string | null>(null)
  const last = useRef<string | null>(null)
  const typing = useTyped()
  const activate = (key: string | null) => {
    if (key !== null) last.current = key
    setActive(key)
  }
  const atOf = (key: string | null) => lines.findIndex(line => line.key === key)
  const find = (event: KeyboardEvent, at: number) => {
    const typed = typing(event)
    const from = typed.length === 1 ? at + 1 : at
    const order = [...lines.slice(from), ...lines.slice(0, from)]
    const found = order.find(({ entry }) => startsWith(entry, typed))
    if (found !== undefined) activate(found.key)
  }
  const act = (event: KeyboardEvent, at: number): boolean => {
    const line = lines[at]
    if (line === undefined) return false
    if (isLetter(event)) find(event, at)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(line.entry)
    else if (event.key === '*') onToggle(besides(lines, at), true)
    else return false
    return true
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const at = [active, last.current, selectedKey].map(atOf).find(index => index >= 0) ?? 0
    // Before antd hears the key, so that it goes on from there.
    if (active === null && last.current !== null) flushSync(() => activate(lines[at]?.key ?? null))
    if (!act(event, at)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, activate, onKeyDownCapture }
}
