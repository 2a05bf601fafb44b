import type { PersonRecord } from '@veckovis/contracts/people'
import type { Role } from '@veckovis/domain/access'
import { FormDialog } from '@veckovis/forms/dialog'
import { useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { changeUser, refreshUsers } from '../../../data/user-queries'
import type { Offer } from '../roles/rights/offered-levels'
import { mergedRights } from '../roles/rights/merged-rights'
import { groupsOfRoles, rolesOfNoArea } from '../roles/rights/rights-groups'
import { textOfGroups } from '../roles/rights/rights-text'
import { RightsFields } from './rights-fields'
import { useUserForm } from './use-user-form'
import { rightsOf } from './user-requests'
import { rightsSchema, type RightsField } from './user-rules'

type RightsDialogProps = {
  readonly user: PersonRecord
  readonly version: string
  readonly offer: Offer
  readonly onClose: () => void
}

const asRole = ({ id, levels, scope }: PersonRecord['roles'][number]): Role => ({
  id,
  ...(levels === undefined ? {} : { levels }),
  ...(scope === undefined ? {} : { scope }),
})

/** What the fields show, of the roles those that the editor offers to change; and those that stay as they are. */
const partsOf = ({ roles, jobTitleId }: PersonRecord) => {
  const taken = roles.filter(({ mayTake }) => mayTake).map(asRole)
  const left = roles.filter(({ mayTake }) => !mayTake).map(asRole)
  return {
    initialValues: {
      jobTitleId: jobTitleId === null ? '' : String(jobTitleId),
      rights: textOfGroups(groupsOfRoles(taken)),
    },
    kept: [...left, ...rolesOfNoArea(taken).filter(({ id }) => id !== 999)],
  }
}

/** The role editor over somebody who is there. */
export const RightsDialog = ({ user, version, offer, onClose }: RightsDialogProps) => {
  const { t } = useTranslation('admin-users')
  const { values: filled, sendOn } = useFilledFrom({ version, values: partsOf(user) })
  const { kept, initialValues } = filled
  const [schema] = useState(() => rightsSchema(offer))
  const form = useUserForm<RightsField>({
    subject: subjectOfDialog({ kind: 'rights', id: user.id }),
    initialValues,
    follows: true,
    // Sent whole: what somebody else has changed of other areas and places must not be taken back.
    merged: { rights: mergedRights },
    schema,
    save: async values => {
      const { jobTitleId, roles } = rightsOf(values, kept)
      const isTitleChanged = values.jobTitleId !== initialValues.jobTitleId
      const changes = { roles, ...(isTitleChanged ? { jobTitleId } : {}) }
      await sendOn(basis => changeUser(user.id, changes, basis))
      notify.success(t('rights.done'))
      onClose()
      await refreshUsers()
    },
  })
  return (
    <FormDialog
      title={t('rights.title', { name: `${user.firstName} ${user.lastName}` })}
      width={1160}
      form={form}
      submitLabel={t('rights.save')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <RightsFields
        form={form}
        offer={offer}
        kept={kept}
        rolesElsewhere={user.rolesElsewhere}
        name={user.firstName}
        userId={user.id}
        mayChangeTitle={user.may.jobTitle}
      />
    </FormDialog>
  )
}
