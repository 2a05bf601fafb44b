import type { GridCell, GridEdit, RejectedEdit } from '@veckovis/grid'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { CellPending } from './pending-cells'

type WeekInputProps = {
  readonly rowId: string
  readonly label: string
  readonly week: number
  readonly cell: GridCell
  readonly onEdits: (edits: readonly GridEdit[]) => readonly RejectedEdit[]
  readonly onPending: (cell: string, pending: CellPending) => void
}

type Draft = { readonly text: string; readonly message: string | null }

/** The next input of the week, as the key of a telephone's keyboard promises. */
const focusNext = (from: HTMLInputElement) => {
  const inputs = [...(from.closest('.mf-forecast-week')?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(from) + 1]
  if (next === undefined) from.blur()
  else next.focus()
}

const useDraft = ({ rowId, week, cell, onEdits, onPending }: WeekInputProps) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const key = `${rowId} ${week}`
  useEffect(() => () => onPending(key, 'none'), [key, onPending])

  const put = (next: Draft | null) => {
    setDraft(next)
    if (next === null) onPending(key, 'none')
    else onPending(key, next.message === null ? 'typing' : 'refused')
  }
  const commit = (): boolean => {
    if (draft === null) return true
    const isChanged = draft.text !== cell.text && draft.text !== cell.editText
    const [rejected] = isChanged ? onEdits([{ rowId, week, text: draft.text }]) : []
    put(rejected === undefined ? null : { text: draft.text, message: rejected.message })
    return rejected === undefined
  }
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
    <span className="mf-forecast-week__field">
      <input
        className="mf-forecast-week__input"
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
        <span id={id} className="mf-forecast-week__message" role="alert">
          {message}
        </span>
      )}
    </span>
  )
}
