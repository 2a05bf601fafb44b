import { problemOf, refusalText, type Problem } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import type { FormValues } from '../form/field-bindings'
import { useForm, type Form, type FormOptions } from '../form/use-form'
import { useSave } from '../saving/use-save'

/** What is said where the server has no sentence of its own: of the first subject that has one. */
type Subjects = Parameters<typeof refusalText> extends [Problem, ...infer About] ? About : never

export type SentFormOptions<Texts extends string, Flags extends string> = Omit<FormOptions<Texts, Flags>, 'submit'> & {
  /** Asked once the rules accept: false where nothing is to be sent yet, and what was typed stays. */
  readonly mayGoOn?: (values: FormValues<Texts, Flags>) => Promise<boolean>
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: FormValues<Texts, Flags>) => Promise<unknown>
  /** What the form is about, for the words of a rejection. */
  readonly about?: Subjects
  /** Code of a refusal to the field that it is about, which is marked until something else is typed there. */
  readonly refusedFields?: Readonly<Partial<Record<string, Texts>>>
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (problem: Problem) => unknown
  /** Follows each save: true when it was taken. */
  readonly follow?: (taken: Promise<boolean>) => Promise<unknown>
}

export type SentForm<Texts extends string, Flags extends string = never> = Form<Texts, Flags> & {
  /** Why the last save was not taken, in words; null where a field says it. */
  readonly problem: string | null
}

/** A form whose values go to the server as one change. What is typed is kept nowhere. */
export const useSentForm = <Texts extends string, Flags extends string = never>(
  options: SentFormOptions<Texts, Flags>,
): SentForm<Texts, Flags> => {
  const { mayGoOn, save, about = [], refusedFields = {}, onProblem, follow = taken => taken, ...formOptions } = options
  const saving = useSave({ save, problemOf, ...(onProblem === undefined ? {} : { onProblem }) })
  const [sent, setSent] = useState(formOptions.initialValues)
  const form = useForm<Texts, Flags>({
    ...formOptions,
    submit: async values => {
      setSent(values)
      if (mayGoOn === undefined || (await mayGoOn(values))) await follow(saving.save(values))
    },
  })
  const { problem } = saving
  const text = problem === null ? null : refusalText(problem, ...about)
  const field = problem === null || problem.refusal === null ? undefined : refusedFields[problem.refusal.code]
  const isMarked = field !== undefined && form.values[field] === sent[field]
  return {
    ...form,
    text: name =>
      name === field && isMarked ? { ...form.text(name), error: <span role="alert">{text}</span> } : form.text(name),
    isBusy: form.isBusy || saving.isBusy,
    problem: field === undefined ? text : null,
  }
}
