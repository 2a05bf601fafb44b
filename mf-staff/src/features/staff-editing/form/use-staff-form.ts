import { useTranslation } from '@veckovis/platform'
import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { ObjectSchema } from 'yup'
import { saveProblemOf, type SaveProblem } from '../../../data/save-problem'
import { bindFields } from './field-bindings'
import { useUnsavedForm } from './use-unsaved-form'

type StaffFormOptions<Name extends string> = {
  readonly initialValues: Record<Name, string>
  readonly schema: ObjectSchema<Record<Name, string>>
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: Record<Name, string>) => Promise<void>
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (problem: SaveProblem) => Promise<void>
}

/** After a submit that the rules refused the first wrong field gets focus. */
const useFocusOnProblem = (isSubmitted: boolean, submitCount: number) => {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSubmitted) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitted, submitCount])
  return element
}

/** A formik form of texts: messages on leaving a field, one problem for the whole. */
export const useStaffForm = <Name extends string>(options: StaffFormOptions<Name>) => {
  const { t } = useTranslation('mf-staff')
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  // Saved or given up: nothing is left to ask about, although the fields still differ from what they began with.
  const isSettled = useRef(false)

  const submit = async (values: Record<Name, string>) => {
    setProblem(null)
    isSettled.current = true
    try {
      await options.save(values)
    } catch (error) {
      isSettled.current = false
      const found = saveProblemOf(error)
      await options.onProblem?.(found)
      setProblem(found)
    }
  }

  const form = useFormik<Record<Name, string>>({
    initialValues: options.initialValues,
    validationSchema: options.schema,
    onSubmit: submit,
  })
  const { dirty, isSubmitting, submitCount, handleSubmit, submitForm } = form
  const element = useFocusOnProblem(submitCount > 0 && !isSubmitting, submitCount)

  useUnsavedForm({
    isDirty: () => dirty && !isSettled.current,
    save: async () => {
      await submitForm()
      return isSettled.current
    },
    discard: () => {
      isSettled.current = true
    },
  })

  return {
    ...bindFields<Name>(form, t),
    isSubmitting,
    problem,
    formProps: { ref: element, onSubmit: handleSubmit, noValidate: true },
  }
}
