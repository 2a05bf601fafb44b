import type { FormikValues, useFormik } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'

type Formik<Values extends FormikValues> = ReturnType<typeof useFormik<Values>>

/**
 * When the values that a form rests on become others, fields that still hold what they began with follow; what was typed
 * stays, and differs from the new ones.
 */
export const useFollowing = <Values extends FormikValues>(formik: Formik<Values>, restsOn: Values): void => {
  const before = useRef(restsOn)
  const follow = useEffectEvent((then: Values) => {
    const { values, touched, errors, submitCount, isSubmitting } = formik
    const typed = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== then[name]))
    formik.resetForm({ values: restsOn, touched, errors, submitCount, isSubmitting })
    void formik.setValues({ ...restsOn, ...typed })
  })
  useEffect(() => {
    const then = before.current
    before.current = restsOn
    if (then !== restsOn) follow(then)
  }, [restsOn])
}
