import { useSavedForm } from '@veckovis/forms/dialog'
import { formDraftKind } from '@veckovis/forms/draft'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Schema } from 'yup'
import { stepTaken } from './first-steps-queries'

const draftKind = formDraftKind('first-steps')

type StepFormOptions<Texts extends string, Made> = {
  /** What is typed is kept under it. */
  readonly subject: string
  readonly initialValues: Readonly<Record<Texts, string>>
  readonly schema: Schema
  readonly save: (values: Readonly<Record<Texts, string>>) => Promise<Made>
  /** Told what was made, once nothing of the form is kept any more. */
  readonly onMade?: (made: Made) => void
}

/** The form of a step: sent as one change, kept while it is left. */
export const useStepForm = <Texts extends string, Made = unknown>({
  subject,
  initialValues,
  schema,
  save,
  onMade,
}: StepFormOptions<Texts, Made>) => {
  const { t } = useTranslation('first-steps')
  const [begun] = useState(initialValues)
  const [taken, setTaken] = useState<{ readonly made: Made } | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // After the save, and not in it: what is asked for again takes the form off the page, which would keep its text.
  useEffect(() => {
    if (taken === null) return
    onMade?.(taken.made)
    void stepTaken()
    // Once for each that is made, whichever function the page hands in by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [taken])
  return useSavedForm<Texts>({
    initialValues: begun,
    schema,
    words: key => t(`problems.${key}`),
    // A step is about the installation and not about a unit.
    draft: { kind: draftKind, unitId: 0, subject },
    save: async values => {
      const made = await save(values)
      if (isShown.current) return setTaken({ made })
      // The form has left the page meanwhile, such as for another step: what was made is shown all the same.
      await stepTaken()
    },
  })
}

type StepFormProps = {
  readonly form: {
    readonly formProps: object
    readonly isBusy: boolean
    readonly problem: string | null
  }
  readonly submitLabel: string
  readonly children: ReactNode
}

export const StepForm = ({ form: { formProps, isBusy, problem }, submitLabel, children }: StepFormProps) => (
  <form {...formProps}>
    <Stack gap={4}>
      {problem !== null && <ProblemNotice text={problem} />}
      {children}
      <Inline>
        <Button type="submit" variant="primary" loading={isBusy}>
          {submitLabel}
        </Button>
      </Inline>
    </Stack>
  </form>
)
