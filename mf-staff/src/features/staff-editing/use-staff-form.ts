import { useSavedForm } from '@veckovis/forms/dialog'
import type { FormDraft } from '@veckovis/forms/draft'
import { useTranslation } from '@veckovis/platform'
import type { Problem } from '@veckovis/platform/signed-in'
import type { ObjectSchema } from 'yup'

type StaffFormOptions<Name extends string> = {
  readonly draft: FormDraft
  readonly initialValues: Record<Name, string>
  /** Fields that nobody has touched take over initial values that become others. */
  readonly follows?: boolean
  readonly schema: ObjectSchema<Record<Name, string>>
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: Record<Name, string>) => Promise<void>
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (problem: Problem) => Promise<void>
}

/** A form about staff: what its messages and the server's refusals say. */
export const useStaffForm = <Name extends string>(options: StaffFormOptions<Name>) => {
  const { t } = useTranslation('mf-staff')
  return useSavedForm<Name>({
    ...options,
    words: t,
    about: ['staff', 'record'],
  })
}
