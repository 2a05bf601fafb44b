import type { PersonDetail, PersonRecord, WaitingPerson } from '@veckovis/contracts/people'
import { mayGiveJobTitle } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, Hint } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { addUser } from '../../../data/user-queries'
import type { Offer } from '../roles/rights/offered-levels'
import { ownRightChangesOf, textOfOwnRights } from '../roles/rights/own-rights-text'
import { textOfGroups } from '../roles/rights/rights-text'
import { OwnRightsFields } from '../roles/own-rights-fields'
import { useWideQuestion } from '../roles/wide/use-wide-question'
import { nameOfUser } from '../user-name'
import { DetailFields } from './detail-fields'
import { RightsFields } from './rights-fields'
import { UserFormDialog } from './user-form-dialog'
import { detailsOf, rightsOf } from './user-requests'
import { newUserSchema, textsOf, type RightsField } from './user-rules'

type NewUserDialogProps = {
  readonly offer: Offer
  /** Somebody who has signed up: anyone who is added with that address is taken up with the account. */
  readonly waiting: WaitingPerson | undefined
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

const valuesOf = (waiting: NewUserDialogProps['waiting']) => ({
  ...textsOf(waiting),
  jobTitleId: '',
  rights: textOfGroups([]),
  ownRights: textOfOwnRights([]),
  invite: true,
})

const nobody = { jobTitleId: null, roles: [] }

/** Adds somebody with roles, and sends the invitation to choose a password. */
export const NewUserDialog = ({ offer, waiting, onMade, onClose }: NewUserDialogProps) => {
  const { t } = useTranslation('admin-users')
  const [schema] = useState(() => newUserSchema(offer))
  const { mayGive, question } = useWideQuestion(offer.index)
  return (
    <UserFormDialog<PersonDetail | RightsField | 'ownRights', NewUserDialogProps['waiting'], PersonRecord, 'invite'>
      title={t('create.title')}
      width={1160}
      submitLabel={t('create.save')}
      hint={t('form.requiredHint')}
      subject={subjectOfDialog({ kind: 'create' })}
      schema={schema}
      refusedFields={{ 'email-taken': 'email' }}
      source={waiting}
      version={null}
      valuesOf={valuesOf}
      mayGoOn={values =>
        mayGive([{ name: nameOfUser(detailsOf(values)), holder: rightsOf(values, []), before: nobody }])
      }
      send={(values, { requestId }) => {
        const given = ownRightChangesOf('', values.ownRights)?.given
        const ownRights = given && { ownRights: given }
        return addUser({
          requestId,
          ...detailsOf(values),
          ...rightsOf(values, []),
          ...ownRights,
          invite: values.invite,
        })
      }}
      done={({ invite }, added) => t(invite ? 'create.doneInvited' : 'create.done', { name: nameOfUser(added) })}
      onSaved={({ id }) => onMade(id)}
      onClose={onClose}
    >
      {form => (
        <>
          <DetailFields form={form} mayChangeEmail />
          <RightsFields
            form={form}
            offer={offer}
            kept={[]}
            rolesElsewhere={false}
            name={form.values.firstName.trim()}
            userId={undefined}
            mayChangeTitle
          />
          <OwnRightsFields
            text={form.values.ownRights}
            disabled={!mayGiveJobTitle(offer.granter, null)}
            onChange={text => form.set('ownRights', text)}
          />
          <div>
            <Checkbox {...form.checkbox('invite')} label={t('form.invite')} />
            <Hint>{t('form.inviteHint')}</Hint>
          </div>
          {question}
        </>
      )}
    </UserFormDialog>
  )
}
