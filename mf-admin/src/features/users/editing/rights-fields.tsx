import { jobTitleIds, mayGiveJobTitle, type Role } from '@veckovis/domain/access'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { RightsEditor } from '../roles/rights-editor'
import type { Offer } from '../roles/rights/offered-levels'
import { groupsOfText, textOfGroups } from '../roles/rights/rights-text'
import type { RightsField } from './user-rules'
import * as styles from './editing.module.css'

type RightsFieldsProps = {
  readonly form: FormFields<RightsField>
  readonly offer: Offer
  readonly kept: readonly Role[]
  readonly rolesElsewhere: boolean
  readonly name: string
  readonly userId: number | undefined
  readonly mayChangeTitle: boolean
}

const noTitle = 'none'

const titleOfText = (text: string): number | null => (text === '' ? null : Number(text))

/** Job title and roles. The title of super admins is offered to super admins only, and goes with role 999. */
export const RightsFields = ({ form, offer, mayChangeTitle, ...editor }: RightsFieldsProps) => {
  const { t } = useTranslation('admin-users')
  const held = form.values.jobTitleId
  const offered = Object.values(jobTitleIds).filter(id => mayGiveJobTitle(offer.granter, id) || String(id) === held)
  const options = [
    { value: noTitle, label: t('titles.none') },
    ...offered.map(id => ({ value: String(id), label: t(`titles.${id}`) })),
  ]
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={t('fields.jobTitle')}
          value={held === '' ? noTitle : held}
          options={options}
          disabled={!mayChangeTitle}
          onChange={chosen => form.set('jobTitleId', chosen === noTitle ? '' : chosen)}
        />
      </div>
      <RightsEditor
        {...editor}
        offer={offer}
        jobTitleId={titleOfText(held)}
        groups={groupsOfText(form.values.rights)}
        isChecked={form.text('rights').error !== undefined}
        onChange={groups => form.set('rights', textOfGroups(groups))}
      />
    </>
  )
}
