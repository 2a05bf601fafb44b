import type { PersonRecord } from '@veckovis/contracts/people'
import type { Role } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { changeUser } from '../../../data/user-queries'
import type { Offer } from '../roles/rights/offered-levels'
import { mergedRights } from '../roles/rights/merged-rights'
import { groupsOfRoles, rolesOfNoArea } from '../roles/rights/rights-groups'
import { ownRightChangesOf, textOfOwnRights } from '../roles/rights/own-rights-text'
import { textOfGroups } from '../roles/rights/rights-text'
import { OwnRightsFields } from '../roles/own-rights-fields'
import { useWideQuestion } from '../roles/wide/use-wide-question'
import { nameOfUser } from '../user-name'
import { RightsFields } from './rights-fields'
import { UserFormDialog } from './user-form-dialog'
import { rightsOf } from './user-requests'
import { heldRightsSchema, type RightsField } from './user-rules'

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

const rolesOf = ({ roles }: PersonRecord, mayTake: boolean) =>
  roles.filter(role => role.mayTake === mayTake).map(asRole)

/** What the fields show: of the roles those that the editor offers to change. */
const valuesOf = (user: PersonRecord) => ({
  jobTitleId: user.jobTitleId === null ? '' : String(user.jobTitleId),
  rights: textOfGroups(groupsOfRoles(rolesOf(user, true))),
  ownRights: textOfOwnRights(user.ownRights ?? []),
})

/** The roles that stay as they are. */
const keptOf = (user: PersonRecord): readonly Role[] => [
  ...rolesOf(user, false),
  ...rolesOfNoArea(rolesOf(user, true)).filter(({ id }) => id !== 999),
]

/** The role editor over somebody who is there. */
export const RightsDialog = ({ user, version, offer, onClose }: RightsDialogProps) => {
  const { t } = useTranslation('admin-users')
  const [schema] = useState(() => heldRightsSchema(offer))
  const { mayGive, question } = useWideQuestion(offer.index)
  const name = nameOfUser(user)
  return (
    <UserFormDialog<RightsField | 'ownRights', PersonRecord, unknown>
      title={t('rights.title', { name })}
      width={1160}
      submitLabel={t('rights.save')}
      subject={subjectOfDialog({ kind: 'rights', id: user.id })}
      schema={schema}
      source={user}
      version={version}
      valuesOf={valuesOf}
      mayGoOn={values => mayGive([{ name, holder: rightsOf(values, keptOf(user)), before: user }])}
      // Sent whole: what somebody else has changed of other areas and places must not be taken back.
      merged={{ rights: mergedRights }}
      send={(values, { source, before, version: basis }) => {
        const { jobTitleId, roles } = rightsOf(values, keptOf(source))
        const isTitleChanged = values.jobTitleId !== before.jobTitleId
        const ownRights = ownRightChangesOf(before.ownRights, values.ownRights)
        const changes = { roles, ...(isTitleChanged && { jobTitleId }), ...(ownRights && { ownRights }) }
        return changeUser(user.id, changes, basis)
      }}
      done={() => t('rights.done')}
      onClose={onClose}
    >
      {(form, filled) => (
        <>
          <RightsFields
            form={form}
            offer={offer}
            kept={keptOf(filled)}
            rolesElsewhere={user.rolesElsewhere}
            name={user.firstName}
            userId={user.id}
            mayChangeTitle={user.may.jobTitle}
          />
          <OwnRightsFields
            text={form.values.ownRights}
            disabled={!user.may.jobTitle}
            onChange={text => form.set('ownRights', text)}
          />
          {question}
        </>
      )}
    </UserFormDialog>
  )
}
