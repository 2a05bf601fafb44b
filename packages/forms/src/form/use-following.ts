import type { FormikValues, useFormik } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'

type Formik<Values extends FormikValues> = ReturnType<typeof useFormik<Values>>

/** What becomes of a text that was typed, when the one that the form rests on becomes another. */
export type MergedTexts<Name extends string> = Readonly<
  Partial<Record<Name, (typed: string, before: string, now: string) => string>>
>

/**
 * When the values that a form rests on become others, fields that still hold what they began with follow; what was typed
 * stays, and differs from the new ones; where a field has a rule of its own, as that says.
 */
export const useFollowing = <Values extends FormikValues>(
  formik: Formik<Values>,
  restsOn: Values,
  merged: MergedTexts<string> = {},
): void => {
  const before = useRef(restsOn)
  const follow = useEffectEvent((then: Values) => {
    const { values, touched, errors, submitCount, isSubmitting } = formik
    const differing = Object.entries(values).filter(([name, value]) => value !== then[name])
    const typed = Object.fromEntries(
      differing.map(([name, value]) => [name, merged[name]?.(value, then[name], restsOn[name]) ?? value]),
    )
    formik.resetForm({ values: restsOn, touched, errors, submitCount, isSubmitting })
    void formik.setValues({ ...restsOn, ...typed })
  })
  useEffect(() => {
    const then = before.current
    before.current = restsOn
    if (then !== restsOn) follow(then)
  }, [restsOn])
}
