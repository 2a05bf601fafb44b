import { useCallback, useState } from 'react'
import { problemsOfStep, type DraftField, type DraftProblems } from './draft/read-draft'
import { resourceSteps, type ResourceDraft, type ResourceStep } from './draft/resource-draft'
import * as styles from './resource-wizard.module.css'

export type ResourceForm = {
  readonly draft: ResourceDraft
  /** The draft after a change; it is kept at once. */
  readonly change: (next: ResourceDraft) => void
  /** A field was left: from now on it says what is wrong with it. */
  readonly leave: (field: DraftField) => void
  /** What is wrong with a field, as a code, once it was left or Next was pressed. */
  readonly problemOf: (field: DraftField) => string | undefined
}

/** Focus goes to the first wrong field of the step, after the messages stand there. */
const focusFirstProblem = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${styles.wizard} [aria-invalid="true"]`)?.focus())

/** The draft of one wizard with its messages and its way through the steps. */
export const useResourceForm = (initial: ResourceDraft, keep: (draft: ResourceDraft) => void) => {
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set())
  const [pressed, setPressed] = useState<ReadonlySet<ResourceStep>>(new Set())
  const problems: DraftProblems = problemsOfStep(draft, draft.step)

  const change = useCallback(
    (next: ResourceDraft) => {
      setDraft(next)
      keep(next)
    },
    [keep],
  )
  const goTo = (step: ResourceStep) => change({ ...draft, step })

  /** True when the step may be left; otherwise its messages stand there, the first wrong field with the focus. */
  const isStepRight = (): boolean => {
    setPressed(before => new Set(before).add(draft.step))
    if (problems.size > 0) focusFirstProblem()
    return problems.size === 0
  }

  /** The first step that has something wrong, which only a stored draft of another day can have behind it. */
  const firstWrongStep = (): ResourceStep | undefined =>
    resourceSteps.find(step => problemsOfStep(draft, step).size > 0)

  const form: ResourceForm = {
    draft,
    change,
    leave: field => setLeft(before => (before.has(field) ? before : new Set(before).add(field))),
    problemOf: field => (left.has(field) || pressed.has(draft.step) ? problems.get(field) : undefined),
  }
  return { form, goTo, isStepRight, firstWrongStep }
}
