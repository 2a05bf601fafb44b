import type { SheetEdit } from '@veckovis/grid'
import { useRef, useState } from 'react'
import { doneAgain, noSteps, takenBack, withShare, withStep, type Taken } from './share-steps'

type Open = { readonly month: number; readonly before: string }

type Options = {
  readonly texts: readonly string[]
  readonly onChange: (texts: readonly string[]) => void
  /** The place of an edit's month. */
  readonly monthOf: (edit: SheetEdit) => number
}

/**
 * The months of a form on a sheet. The form has each character at once: its sum, its picture and the kept draft follow.
 * The sheet goes on showing what stood there before, so that it can tell an edit from none, and Escape brings it back.
 * The form takes every text and says itself what is wrong with it.
 */
export const useShareEditing = ({ texts, onChange, monthOf }: Options) => {
  const [open, setOpen] = useState<Open | null>(null)
  const [steps, setSteps] = useState(noSteps)
  // Between two pictures of the page: what was typed is taken before it is told to be typed no longer.
  const isTaken = useRef(false)
  const before = open === null ? texts : withShare(texts, open.month, open.before)

  const follow = (taken: Taken | null) => {
    if (taken === null) return
    setSteps(taken.steps)
    onChange(taken.shares)
  }
  return {
    /** What the cells hold. */
    cells: before,
    onTyped: (edit: SheetEdit | null) => {
      if (edit === null) {
        if (!isTaken.current) onChange(before)
        return setOpen(null)
      }
      isTaken.current = false
      const month = monthOf(edit)
      if (open?.month !== month) setOpen({ month, before: before[month] ?? '' })
      onChange(withShare(before, month, edit.text))
    },
    onEdits: (edits: readonly SheetEdit[]) => {
      const after = edits.reduce((shares, edit) => withShare(shares, monthOf(edit), edit.text), before)
      isTaken.current = true
      setOpen(null)
      setSteps(withStep(steps, before, after))
      onChange(after)
      return []
    },
    onUndo: () => follow(takenBack(texts, steps)),
    onRedo: () => follow(doneAgain(texts, steps)),
  }
}
