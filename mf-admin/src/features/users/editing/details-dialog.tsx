import type { PersonRecord } from '@veckovis/contracts/people'
import { FormDialog } from '@veckovis/forms/dialog'
import { useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { changeUser, refreshUsers } from '../../../data/user-queries'
import { DetailFields } from './detail-fields'
import { useUserForm } from './use-user-form'
import { detailChanges } from './user-requests'
import { detailsSchema, type DetailField } from './user-rules'

type DetailsDialogProps = {
  readonly user: PersonRecord
  /** The version that is shown: the server takes a change of no other. */
  readonly version: string
  readonly onClose: () => void
}

/** E-mail, names and phone of somebody who is there. */
export const DetailsDialog = ({ user, version, onClose }: DetailsDialogProps) => {
  const { t } = useTranslation('admin-users')
  // As it was when the dialog opened: what somebody else changes meanwhile is not sent back as it was before.
  const { values: initialValues, sendOn } = useFilledFrom({
    version,
    values: { email: user.email, firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
  })
  const [schema] = useState(detailsSchema)
  const form = useUserForm<DetailField>({
    subject: subjectOfDialog({ kind: 'details', id: user.id }),
    initialValues,
    follows: true,
    schema,
    save: async values => {
      const changes = detailChanges(values, initialValues)
      if (Object.keys(changes).length > 0) {
        await sendOn(basis => changeUser(user.id, changes, basis))
        notify.success(t('details.done'))
        await refreshUsers()
      }
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('details.title', { name: `${user.firstName} ${user.lastName}` })}
      width={680}
      form={form}
      submitLabel={t('details.save')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Hint>{t('form.requiredHint')}</Hint>
      <DetailFields form={form} mayChangeEmail={user.may.email} />
    </FormDialog>
  )
}
