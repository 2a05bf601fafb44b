import type { Role } from '@veckovis/domain/access'
import type { FormFields } from '@veckovis/forms'
import { RightsEditor } from '../roles/rights-editor'
import type { Offer } from '../roles/rights/offered-levels'
import { groupsOfText, textOfGroups } from '../roles/rights/rights-text'
import { JobTitleField } from './job-title-field'
import type { RightsField } from './user-rules'

type RightsFieldsProps = {
  readonly form: FormFields<RightsField>
  readonly offer: Offer
  readonly kept: readonly Role[]
  readonly rolesElsewhere: boolean
  readonly name: string
  readonly userId: number | undefined
  readonly mayChangeTitle: boolean
}

const titleOfText = (text: string): number | null => (text === '' ? null : Number(text))

/** Job title and roles. */
export const RightsFields = ({ form, offer, mayChangeTitle, ...editor }: RightsFieldsProps) => {
  const held = titleOfText(form.values.jobTitleId)
  return (
    <>
      <JobTitleField
        held={held}
        granter={offer.granter}
        disabled={!mayChangeTitle}
        onChange={chosen => form.set('jobTitleId', chosen === null ? '' : String(chosen))}
      />
      <RightsEditor
        {...editor}
        offer={offer}
        jobTitleId={held}
        groups={groupsOfText(form.values.rights)}
        isChecked={form.text('rights').error !== undefined}
        onChange={groups => form.set('rights', textOfGroups(groups))}
      />
    </>
  )
}
