import type { Words } from '@veckovis/platform'
import { getIn, setIn } from 'formik'
import { useState } from 'react'
import type { Schema } from 'yup'
import type { FormFields } from '../form/field-bindings'
import { stepProblems } from './step-problems'
import type { FieldPath, TextPath } from './text-path'
import type { WizardDraft } from './use-wizard-draft'

/** What the steps of a wizard need of it: the bindings of its fields, by the path of each text in the draft. */
export type WizardForm<Draft> = Pick<FormFields<TextPath<Draft>>, 'text' | 'number' | 'choice' | 'set'> &
  Pick<WizardDraft<Draft>, 'draft' | 'change'> & {
    /** A field was left: from now on it says what is wrong with it. */
    readonly leave: (path: TextPath<Draft>) => void
    /** What is wrong with a field in words, once it was left or the way on was pressed. */
    readonly problemOf: (path: FieldPath<Draft>) => string | undefined
    readonly removeLine: (list: keyof Draft & string, index: number) => void
  }

type StepsOptions<Draft extends { readonly step: string }> = {
  /** In their order. */
  readonly steps: readonly Draft['step'][]
  /** The rules of one step as a yup schema whose messages are keys of texts; null for a step without any. */
  readonly schemaOf: (draft: Draft, step: Draft['step']) => Schema | null
  /** The text of a message of the schema. */
  readonly words: Words
}

const withoutLine = <Draft>(draft: Draft, list: string, index: number): Draft => {
  const lines: unknown[] = getIn(draft, list)
  return setIn(draft, list, lines.toSpliced(index, 1))
}

/** The drafts as they were when the way on was pressed, by step: a line that was added later is silent. */
const usePressed = <Draft extends { readonly step: string }>() => {
  const [pressed, setPressed] = useState<ReadonlyMap<string, Draft>>(new Map())
  return {
    press: (step: string, draft: Draft) => setPressed(before => new Map(before).set(step, draft)),
    isPressed: (step: string, path: string) => getIn(pressed.get(step), path) !== undefined,
    forgetPressedLine: (list: string, index: number) =>
      setPressed(before => new Map([...before].map(([step, draft]) => [step, withoutLine(draft, list, index)]))),
  }
}

/** The bindings over a draft; a field is silent until it was left, or the way on was pressed. */
const wizardForm = <Draft extends { readonly step: string }>(
  wizard: WizardDraft<Draft>,
  tells: (path: FieldPath<Draft>) => string | undefined,
  forgetPressedLine: (list: string, index: number) => void,
): WizardForm<Draft> => {
  const { draft, change, leave, forgetLine } = wizard
  const set = (path: TextPath<Draft>, text: string) => change(setIn(draft, path, text))
  const valueOf = (path: TextPath<Draft>): string => getIn(draft, path)
  const text: WizardForm<Draft>['text'] = path => ({
    name: path,
    value: valueOf(path),
    error: tells(path),
    onChange: event => set(path, event.target.value),
    onBlur: () => leave(path),
  })
  return {
    draft,
    change,
    set,
    text,
    number: path => ({ ...text(path), inputMode: 'decimal', autoComplete: 'off' }),
    choice: path => ({
      value: valueOf(path) === '' ? undefined : valueOf(path),
      error: tells(path),
      onChange: value => set(path, value),
      onBlur: () => leave(path),
    }),
    leave,
    problemOf: tells,
    removeLine: (list, index) => {
      forgetLine(list, index)
      forgetPressedLine(list, index)
      change(withoutLine(draft, list, index))
    },
  }
}

/** Where the steps stand, and the way to what is wrong there. */
const usePlace = () => {
  const [element, place] = useState<HTMLElement | null>(null)
  const showFirstWrong = () =>
    // After the messages stand there.
    requestAnimationFrame(() => element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  return { place, showFirstWrong }
}

/**
 * The steps over a draft. The rules are asked with every picture of the page, not only after a change: what they rest
 * on, such as the basis of the year, may come later.
 */
export const useSteps = <Draft extends { readonly step: string }>(
  wizard: WizardDraft<Draft>,
  { steps, schemaOf, words }: StepsOptions<Draft>,
) => {
  const { draft, change, isLeft } = wizard
  const { press, isPressed, forgetPressedLine } = usePressed<Draft>()
  const { place, showFirstWrong } = usePlace()
  const problemsOf = (step: Draft['step']) => stepProblems(schemaOf(draft, step), draft)
  const problems = problemsOf(draft.step)
  const tells = (path: FieldPath<Draft>): string | undefined => {
    const message = isPressed(draft.step, path) || isLeft(path) ? problems.get(path) : undefined
    return message === undefined ? undefined : words(message)
  }
  const form = wizardForm(wizard, tells, forgetPressedLine)

  /** True when the step may be left; otherwise its messages stand there, the first wrong field with the focus. */
  const isRight = (step: Draft['step']): boolean => {
    const { size } = problemsOf(step)
    press(step, draft)
    if (size > 0) showFirstWrong()
    return size === 0
  }
  const goTo = (step: Draft['step']) => change({ ...draft, step })
  const index = steps.indexOf(draft.step)
  const [before, after] = [steps[index - 1], steps[index + 1]]
  return {
    form,
    steps,
    step: draft.step,
    /** For the element that the steps stand in. */
    place,
    back: before === undefined ? null : () => goTo(before),
    isLast: after === undefined,
    isRight: () => isRight(draft.step),
    /** To the next step, or, after the last, to the end; only a draft of another day can have a wrong step behind it. */
    goOn: (finish: () => void) => {
      if (after !== undefined) return goTo(after)
      const wrong = steps.find(step => problemsOf(step).size > 0)
      if (wrong === undefined) return finish()
      goTo(wrong)
      isRight(wrong)
    },
  }
}

export type Steps<Draft extends { readonly step: string }> = ReturnType<typeof useSteps<Draft>>
