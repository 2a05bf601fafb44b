import { useDraft, type DraftKind, type DraftProblem } from '@veckovis/platform'
import { getIn, useFormik } from 'formik'
import { useRef, useState } from 'react'
import { useAfterPress } from './use-after-press'

/** The code of what is wrong, by the field. */
export type StepProblems<Field extends string> = ReadonlyMap<Field, string>

/** What the steps of a wizard need of it. */
export type WizardForm<Draft, Field extends string> = {
  readonly draft: Draft
  /** The draft after a change; it is kept in this browser at once. */
  readonly change: (next: Draft) => void
  /** A field was left: from now on it says what is wrong with it. */
  readonly leave: (field: Field) => void
  /** The code of what is wrong with a field, once it was left or the way on was pressed. */
  readonly problemOf: (field: Field) => string | undefined
}

type WizardOptions<Draft> = {
  /** What the draft is kept as; a constant. */
  readonly kind: DraftKind<Draft>
  readonly unitId: number
  /** `new`, or the id of the stored record: what the draft is about. */
  readonly subject: string
  /** What the wizard begins with where nothing was kept. */
  readonly fresh: Draft
}

export type WizardDraft<Draft> = Pick<WizardForm<Draft, never>, 'draft' | 'change'> & {
  /** When what the wizard began with was kept, until the person has gone on or started over. */
  readonly keptAt: Date | null
  readonly goOn: () => void
  readonly startOver: () => void
  /** It was saved: nothing is kept any more. */
  readonly discard: () => void
  readonly draftProblem: DraftProblem | null
  readonly leave: (field: string) => void
  readonly isLeft: (field: string) => boolean
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
    discard,
    draftProblem: problem,
    leave: field => afterPress(() => void form.setFieldTouched(field, true, false)),
    isLeft: field => getIn(form.touched, field) === true,
  }
}

/**
 * The steps over a draft. `rules` say what has to be put right before a step is left. They are asked with every
 * picture of the page, not only after a change: what they rest on, such as the basis of the year, may come later.
 */
export const useSteps = <Draft extends { readonly step: string }, Field extends string>(
  wizard: WizardDraft<Draft>,
  rules: (draft: Draft, step: Draft['step']) => StepProblems<Field>,
) => {
  const { draft, change, leave, isLeft } = wizard
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const element = useRef<HTMLElement>(null)
  const problems = rules(draft, draft.step)
  const form: WizardForm<Draft, Field> = {
    draft,
    change,
    leave,
    problemOf: field => (pressed.has(draft.step) || isLeft(field) ? problems.get(field) : undefined),
  }

  /** True when the step may be left; otherwise its messages stand there, the first wrong field with the focus. */
  const isStepRight = (step: Draft['step'] = draft.step): boolean => {
    const { size } = rules(draft, step)
    setPressed(before => new Set(before).add(step))
    // After the messages stand there.
    if (size > 0)
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return size === 0
  }
  return {
    form,
    /** For the element that the steps stand in. */
    place: (node: HTMLElement | null) => {
      element.current = node
    },
    goTo: (step: Draft['step']) => change({ ...draft, step }),
    isStepRight,
    /** The first step that has something wrong, which only a draft of another day can have behind it. */
    firstWrongStep: <Step extends Draft['step']>(steps: readonly Step[]): Step | undefined =>
      steps.find(step => rules(draft, step).size > 0),
  }
}
