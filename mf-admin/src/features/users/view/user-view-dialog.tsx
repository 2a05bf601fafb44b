import { useQuery } from '@tanstack/react-query'
import type { PersonRecord } from '@veckovis/contracts/people'
import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Hint, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, type ReactNode } from 'react'
import type { PlaceIndex } from '../../../data/place-index'
import { userQuery } from '../../../data/user-queries'
import { InvitationPart } from '../invitation/invitation-part'
import { OutcomePanel } from '../roles/outcome-panel'
import { nameOfUser } from '../user-name'
import { RoleList } from './role-list'
import { userFacts } from './user-facts'
import * as styles from './user-view.module.css'

type ViewActions = {
  readonly onDetails: () => void
  readonly onRights: () => void
  readonly onActivity: () => void
  readonly onSessions: () => void
  readonly onDelete: () => void
  readonly onHistory: () => void
}

type UserViewDialogProps = ViewActions & {
  readonly id: number
  readonly index: PlaceIndex
  readonly onClose: () => void
}

type PartProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

const Part = ({ title, action, children }: PartProps) => {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

const UserParts = ({
  user,
  index,
  ...actions
}: Omit<UserViewDialogProps, 'id' | 'onClose'> & { user: PersonRecord }) => {
  const { t } = useTranslation('admin-users')
  const days = useFormat()
  const edit = (what: string, onEdit: () => void) => (
    <Button variant="quiet" aria-label={t('view.editWhat', { what })} onClick={onEdit}>
      {t('view.edit')}
    </Button>
  )
  return (
    <div className={styles.view}>
      <Part title={t('view.details')} action={user.may.edit && edit(t('view.details'), actions.onDetails)}>
        <dl className={styles.facts}>
          {userFacts(user, t, days).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <InvitationPart user={user} />
      </Part>
      <Part title={t('fields.roles')} action={user.may.grant && edit(t('fields.roles'), actions.onRights)}>
        <div className={styles.rights}>
          <div>
            <RoleList roles={user.roles} />
            {user.rolesElsewhere && <Hint>{t('roles.elsewhere')}</Hint>}
          </div>
          <OutcomePanel holder={user} name={user.firstName} index={index} rolesElsewhere={user.rolesElsewhere} />
        </div>
      </Part>
    </div>
  )
}

const Footer = ({
  user,
  onClose,
  ...actions
}: ViewActions & { user: PersonRecord | undefined; onClose: () => void }) => {
  const { t } = useTranslation('admin-users')
  return (
    <Inline justify="between">
      <Inline>
        {user !== undefined && (
          <Button variant="quiet" onClick={actions.onHistory}>
            {t('view.history')}
          </Button>
        )}
        {user?.may.deactivate === true && (
          <Button variant="quiet" onClick={actions.onActivity}>
            {t(user.active ? 'activity.deactivate' : 'activity.activate')}
          </Button>
        )}
        {user?.may.deactivate === true && user.active && user.lastLoginAt !== null && (
          <Button variant="quiet" onClick={actions.onSessions}>
            {t('sessions.action')}
          </Button>
        )}
        {user?.may.deactivate === true && user.lastLoginAt === null && (
          <Button variant="quiet" onClick={actions.onDelete}>
            {t('delete.action')}
          </Button>
        )}
      </Inline>
      <Button onClick={onClose}>{t('close')}</Button>
    </Inline>
  )
}

/** Somebody with their roles and what follows from them, and the ways to change it. */
export const UserViewDialog = (props: UserViewDialogProps) => {
  const { id, onClose } = props
  const { t } = useTranslation('admin-users')
  const query = useQuery(userQuery(id))
  useProgress(query.isFetching)
  const user = query.data?.data
  const title = user === undefined ? t('view.title') : nameOfUser(user)
  return (
    <Dialog open title={title} width={980} onCancel={onClose} footer={<Footer {...props} user={user} />}>
      <Loaded query={query} lines={8} label={t('loading')}>
        {({ data }) => <UserParts {...props} user={data} />}
      </Loaded>
    </Dialog>
  )
}
