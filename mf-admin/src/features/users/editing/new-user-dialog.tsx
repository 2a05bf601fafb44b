import { FormDialog } from '@veckovis/forms/dialog'
import { newRequestId } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { Checkbox, Hint } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { addUser, refreshUsers } from '../../../data/user-queries'
import type { Offer } from '../roles/rights/offered-levels'
import { textOfGroups } from '../roles/rights/rights-text'
import { DetailFields } from './detail-fields'
import { RightsFields } from './rights-fields'
import { useUserForm } from './use-user-form'
import { detailsOf, rightsOf } from './user-requests'
import { newUserSchema, type DetailField, type RightsField } from './user-rules'

type NewUserDialogProps = {
  readonly offer: Offer
  /** Somebody who has signed up: whoever is added with that address is taken up with the account. */
  readonly waiting:
    | { readonly email: string; readonly firstName: string; readonly lastName: string; readonly phone: string | null }
    | undefined
  readonly onClose: () => void
}

const emptyUser = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  jobTitleId: '',
  rights: textOfGroups([]),
  invite: true,
}

/** Adds somebody with roles, and sends the invitation to choose a password. */
export const NewUserDialog = ({ offer, waiting, onClose }: NewUserDialogProps) => {
  const { t } = useTranslation('admin-users')
  // One id per dialog: a press that is repeated, or sent again after a lost answer, adds one person.
  const [requestId] = useState(() => newRequestId())
  const [initialValues] = useState(() =>
    waiting === undefined
      ? emptyUser
      : {
          ...emptyUser,
          email: waiting.email,
          firstName: waiting.firstName,
          lastName: waiting.lastName,
          phone: waiting.phone ?? '',
        },
  )
  const [schema] = useState(() => newUserSchema(offer))
  const form = useUserForm<DetailField | RightsField, 'invite'>({
    subject: subjectOfDialog({ kind: 'create' }),
    initialValues,
    schema,
    save: async values => {
      const { invite } = values
      const { firstName, lastName } = await addUser({
        requestId,
        ...detailsOf(values),
        ...rightsOf(values, []),
        invite,
      })
      notify.success(t(invite ? 'create.doneInvited' : 'create.done', { name: `${firstName} ${lastName}` }))
      onClose()
      await refreshUsers()
    },
  })
  return (
    <FormDialog
      title={t('create.title')}
      width={1160}
      form={form}
      submitLabel={t('create.save')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Hint>{t('form.requiredHint')}</Hint>
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
      <div>
        <Checkbox {...form.checkbox('invite')} label={t('form.invite')} />
        <Hint>{t('form.inviteHint')}</Hint>
      </div>
    </FormDialog>
  )
}
