import { useSavedForm } from '@veckovis/forms/dialog'
import type { FormDraft } from '@veckovis/forms/draft'
import type { FormValues, MergedTexts } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import type { ObjectSchema } from 'yup'
import { noUnit, userDraftKind } from '../../../data/user-dialog'
import { refreshUsers } from '../../../data/user-queries'

type UserFormOptions<Name extends string, Flag extends string> = {
  /** Which dialog about which person. */
  readonly subject: string
  readonly initialValues: FormValues<Name, Flag>
  /** Fields that nobody has touched take over initial values that become others. */
  readonly follows?: boolean
  /** What becomes of a field that was changed here and by somebody else. */
  readonly merged?: MergedTexts<Name>
  readonly schema: ObjectSchema<Record<Name, string>>
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: FormValues<Name, Flag>) => Promise<void>
}

/** A form about a user: what its messages and the server's refusals say. */
export const useUserForm = <Name extends string, Flag extends string = never>(options: UserFormOptions<Name, Flag>) => {
  const { t } = useTranslation('admin-users')
  const { subject, ...form } = options
  const draft: FormDraft = { kind: userDraftKind, unitId: noUnit, subject }
  return useSavedForm<Name, Flag>({
    ...form,
    draft,
    words: t,
    about: ['person'],
    // Somebody else was first: the stored person is fetched, and the next save rests on it. What is typed stays.
    onProblem: async problem => {
      if (problem.kind === 'stale') await refreshUsers()
    },
  })
}
