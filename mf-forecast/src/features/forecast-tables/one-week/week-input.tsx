import type { SheetCell, SheetEdit, RejectedEdit } from '@veckovis/grid'
import { useEffectEvent, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import type { PendingCells } from './pending-cells'
import * as styles from './one-week.module.css'

type WeekInputProps = {
  readonly rowId: string
  readonly label: string
  readonly week: number
  readonly cell: SheetCell
  readonly onEdits: (edits: readonly SheetEdit[]) => readonly RejectedEdit[]
  readonly pending: PendingCells
}

type Draft = { readonly text: string; readonly message: string | null }

/** The next input of the week, as the key of a telephone's keyboard promises. */
const focusNext = (from: HTMLInputElement) => {
  const inputs = [...(from.closest(`.${styles.week}`)?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(from) + 1]
  if (next === undefined) from.blur()
  else next.focus()
}

const useDraft = ({ rowId, week, cell, onEdits, pending }: WeekInputProps) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const key = `${rowId} ${week}`

  const put = (next: Draft | null) => {
    setDraft(next)
    if (next === null) pending.tell(key, 'none')
    else pending.tell(key, next.message === null ? 'typing' : 'refused')
  }
  const handOver = ({ text }: Draft): RejectedEdit | undefined => {
    const isChanged = text !== cell.text && text !== cell.editText
    return isChanged ? onEdits([{ rowId, column: week, text }])[0] : undefined
  }
  const commit = (): boolean => {
    // The blur that follows a commit finds the draft of the render before it.
    if (draft === null || pending.of(key) === 'none') return true
    const rejected = handOver(draft)
    put(rejected === undefined ? null : { text: draft.text, message: rejected.message })
    return rejected === undefined
  }
  const leave = useEffectEvent(() => {
    // What was committed or thrown away by the act that takes the input away may still stand in the state.
    if (draft !== null && pending.of(key) === 'typing') handOver(draft)
    pending.tell(key, 'none')
  })
  // An input that goes with its text open, as when the window grows wide, hears of no blur. In the layout effect the
  // edit is in the forecast before anything else of the page is gone.
  useLayoutEffect(() => () => leave(), [])
  return { draft, commit, type: (text: string) => put({ text, message: null }), cancel: () => put(null) }
}

/** One figure of the week to type into. Refused text stays, with the reason below it. */
export const WeekInput = (props: WeekInputProps) => {
  const { label, cell } = props
  const id = useId()
  const { draft, commit, type, cancel } = useDraft(props)
  const message = draft?.message ?? cell.invalid ?? null

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') cancel()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (commit()) focusNext(event.currentTarget)
  }

  return (
    <span className={styles.field}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={message === null ? undefined : true}
        aria-describedby={message === null ? undefined : id}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={draft?.text ?? cell.text}
        data-dirty={cell.dirty ? '' : undefined}
        onChange={event => type(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {message !== null && (
        <span id={id} className={styles.message} role="alert">
          {message}
        </span>
      )}
    </span>
  )
}
