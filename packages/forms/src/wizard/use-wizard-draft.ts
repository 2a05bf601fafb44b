import { useDraft, type DraftKind, type DraftProblem } from '@veckovis/platform'
import { getIn, setIn, useFormik } from 'formik'
import { useRef, useState } from 'react'
import { useUnsavedWork } from '../dialog/use-unsaved-work'
import { useAfterPress } from '../form/use-after-press'

type WizardOptions<Draft> = {
  /** What the draft is kept as; a constant. */
  readonly kind: DraftKind<Draft>
  readonly unitId: number
  /** `new`, or the id of the stored record: what the draft is about. */
  readonly subject: string
  /** What the wizard begins with where nothing was kept. */
  readonly fresh: Draft
}

export type WizardDraft<Draft> = {
  readonly draft: Draft
  /** The draft after a change; it is kept in this browser at once. */
  readonly change: (next: Draft) => void
  /** When what the wizard began with was kept, until the person has gone on or started over. */
  readonly keptAt: Date | null
  readonly goOn: () => void
  readonly startOver: () => void
  /** It was saved: nothing is kept any more. */
  readonly discard: () => void
  readonly draftProblem: DraftProblem | null
  readonly leave: (path: string) => void
  readonly isLeft: (path: string) => boolean
  /** A line of a list is gone: what was told about the others stays with them. */
  readonly forgetLine: (list: string, index: number) => void
}

const withoutItem = (items: unknown, index: number): unknown[] =>
  Array.isArray(items) ? items.filter((_, place) => place !== index) : []

/** Leaving asks only where the browser does not keep the draft: what is kept is offered back. */
const useLeavingGuard = (isAtRisk: boolean) => {
  const isSettled = useRef(false)
  const settle = () => {
    isSettled.current = true
  }
  useUnsavedWork({
    isDirty: () => isAtRisk && !isSettled.current,
    // The steps themselves save it, and only whole.
    save: () => Promise.resolve(false),
    discard: settle,
  })
  return settle
}

/** The values of a wizard, which are its draft: kept in this browser with each change, offered back after a reload. */
export const useWizardDraft = <Draft extends { readonly step: string }>({
  kind,
  unitId,
  subject,
  fresh,
}: WizardOptions<Draft>): WizardDraft<Draft> => {
  const { found, keep, discard, problem } = useDraft(kind, { unitId, subject })
  // What was kept when the wizard was opened; later changes are its own.
  const [resumed, setResumed] = useState(found)
  const [initialValues] = useState(() => found?.value ?? fresh)
  const afterPress = useAfterPress()
  const settle = useLeavingGuard(problem !== null)
  // What is sent is what the rules make of the draft, so formik's own submit has no part in it.
  const form = useFormik<Draft>({ initialValues, onSubmit: () => undefined })
  const goOn = () => setResumed(null)
  const change = (next: Draft) => {
    void form.setValues(next, false)
    keep(next)
  }
  return {
    draft: form.values,
    change,
    keptAt: resumed?.savedAt ?? null,
    goOn,
    startOver: () => {
      goOn()
      change(fresh)
      discard()
    },
    discard: () => {
      settle()
      discard()
    },
    draftProblem: problem,
    leave: path => afterPress(() => void form.setFieldTouched(path, true, false)),
    isLeft: path => getIn(form.touched, path) === true,
    forgetLine: (list, index) =>
      void form.setTouched(setIn(form.touched, list, withoutItem(getIn(form.touched, list), index)), false),
  }
}
