import { useCallback, useState } from 'react'
import type { NeedsDraft } from '../../data/needs-draft'
import { useAfterPress } from '../../parts/use-after-press'
import { problemsOfNeeds, type NeedsField } from './draft/read-needs'
import * as styles from './needs-wizard.module.css'

export type NeedsForm = {
  readonly draft: NeedsDraft
  /** The draft after a change; it is kept at once. */
  readonly change: (next: NeedsDraft) => void
  /** A field was left: from now on it says what is wrong with it. */
  readonly leave: (field: NeedsField) => void
  /** The code of what is wrong with a field, once it was left or Next was pressed. */
  readonly problemOf: (field: NeedsField) => string | undefined
}

/** After the messages stand there. */
const focusFirstProblem = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${styles.needs} [aria-invalid="true"]`)?.focus())

/** The draft of one wizard with its messages. */
export const useNeedsForm = (
  initial: NeedsDraft,
  { fullTimeHours, keep }: { readonly fullTimeHours: number | null; readonly keep: (draft: NeedsDraft) => void },
) => {
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<NeedsField>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const afterPress = useAfterPress()
  const problems = problemsOfNeeds(draft, fullTimeHours)

  const change = useCallback(
    (next: NeedsDraft) => {
      setDraft(next)
      keep(next)
    },
    [keep],
  )

  const form: NeedsForm = {
    draft,
    change,
    leave: field => afterPress(() => setLeft(before => (before.has(field) ? before : new Set(before).add(field)))),
    problemOf: field => (isPressed || left.has(field) ? problems.get(field) : undefined),
  }

  /** True when nothing is wrong; otherwise the messages stand there, the first wrong field with the focus. */
  const isRight = (): boolean => {
    setPressed(true)
    if (problems.size > 0) focusFirstProblem()
    return problems.size === 0
  }
  return { form, isRight }
}
