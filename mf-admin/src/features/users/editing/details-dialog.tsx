import type { PersonDetail, PersonRecord } from '@veckovis/contracts/people'
import { changesOf } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { subjectOfDialog } from '../../../data/user-dialog'
import { changeUser } from '../../../data/user-queries'
import { DetailFields } from './detail-fields'
import { UserFormDialog } from './user-form-dialog'
import { detailsOf } from './user-requests'
import { detailsSchema, textsOf } from './user-rules'

type DetailsDialogProps = {
  readonly user: PersonRecord
  /** The version that is shown: the server takes a change of no other. */
  readonly version: string
  readonly onClose: () => void
}

/** E-mail, names and phone of somebody who is there. */
export const DetailsDialog = ({ user, version, onClose }: DetailsDialogProps) => {
  const { t } = useTranslation('admin-users')
  const [schema] = useState(detailsSchema)
  return (
    <UserFormDialog<PersonDetail, PersonRecord, unknown>
      title={t('details.title', { name: `${user.firstName} ${user.lastName}` })}
      width={680}
      submitLabel={t('details.save')}
      hint={t('form.requiredHint')}
      subject={subjectOfDialog({ kind: 'details', id: user.id })}
      schema={schema}
      refusedFields={{ 'email-taken': 'email' }}
      source={user}
      version={version}
      valuesOf={textsOf}
      send={(values, { before, version: basis }) => {
        const changes = changesOf(detailsOf(values), detailsOf(before))
        return changes === null ? null : changeUser(user.id, changes, basis)
      }}
      done={() => t('details.done')}
      onClose={onClose}
    >
      {form => <DetailFields form={form} mayChangeEmail={user.may.email} />}
    </UserFormDialog>
  )
}
