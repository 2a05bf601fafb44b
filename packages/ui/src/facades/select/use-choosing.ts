import { useState, type KeyboardEvent } from 'react'
import { firstPlace, matching, placeAfter, type Choice } from './choices'

type Choosing<Value> = {
  readonly options: readonly Choice<Value>[]
  readonly value: Value | undefined
  readonly searchable: boolean
  readonly onChange: (value: Value) => void
}

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

const steps = { ArrowDown: 1, ArrowUp: -1 } as const

/** Where a key leads to in the open list; undefined for a key that leads nowhere. */
const placeOf = (key: string, options: readonly Choice<unknown>[], place: number, searchable: boolean) => {
  if (key === 'ArrowDown' || key === 'ArrowUp') return placeAfter(options, place, steps[key])
  // Where text is typed these two are the caret's.
  if (searchable) return undefined
  if (key === 'Home') return placeAfter(options, -1, 1)
  return key === 'End' ? placeAfter(options, options.length, -1) : undefined
}

/** What is typed, which entry the keys are at, and what is chosen. The list is open beside `anchor`. */
const useList = <Value>({ options, value, onChange }: Choosing<Value>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(-1)

  const open = (beside: HTMLElement) => {
    setTyped('')
    setPlace(firstPlace(options, value))
    setAnchor(beside)
  }
  const close = () => {
    setAnchor(null)
    setTyped('')
  }
  const type = (text: string, beside: HTMLElement) => {
    setTyped(text)
    setPlace(placeAfter(matching(options, text), -1, 1))
    setAnchor(beside)
  }
  const choose = (option: Choice<Value> | undefined) => {
    if (option?.disabled === true) return
    close()
    if (option !== undefined) onChange(option.value)
  }
  return { anchor, typed, place, shown: matching(options, typed), open, close, type, choose, setPlace }
}

/** The list of a field, and what each key does there. */
export const useChoosing = <Value>(given: Choosing<Value>) => {
  const list = useList(given)
  const { searchable } = given
  const { anchor, typed, place, shown, open, close, choose, setPlace } = list

  const onClosedKey = (event: KeyboardEvent, beside: HTMLElement) => {
    const isText = searchable && event.key.length === 1 && event.key !== ' '
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // What is typed is the beginning of a search, and not added to the name of what is chosen.
    if (isText || opening.has(event.key)) open(beside)
    if (opening.has(event.key)) event.preventDefault()
  }
  const onOpenKey = (event: KeyboardEvent) => {
    const next = placeOf(event.key, shown, place, searchable)
    if (next !== undefined) setPlace(next)
    else if (event.key === 'Enter' || (event.key === ' ' && !searchable)) choose(shown[place])
    else if (event.key === 'Escape') close()
    // What was typed is not lost by going on.
    else if (event.key === 'Tab') return choose(typed === '' ? undefined : shown[place])
    else return undefined
    // A dialog around the list stays open, and its form is not sent.
    event.stopPropagation()
    return event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent, beside: HTMLElement) => {
    if (event.nativeEvent.isComposing) return
    if (anchor === null) onClosedKey(event, beside)
    else onOpenKey(event)
  }
  return { ...list, onKeyDown }
}
