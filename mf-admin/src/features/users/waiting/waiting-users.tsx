import { useQuery } from '@tanstack/react-query'
import type { WaitingPerson } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Card, Hint, Inline } from '@veckovis/ui'
import { useState } from 'react'
import { waitingUsersQuery } from '../../../data/user-queries'
import { DeleteDialog } from '../standing/delete-dialog'
import { nameOfUser } from '../user-name'
import * as styles from './waiting.module.css'

type WaitingItemProps = {
  readonly user: WaitingPerson
  readonly onTake: () => void
  /** Undefined for those who may not. */
  readonly onRemove: (() => void) | undefined
}

const WaitingItem = ({ user, onTake, onRemove }: WaitingItemProps) => {
  const { t } = useTranslation('admin-users')
  const { day } = useFormat()
  const name = nameOfUser(user)
  return (
    <li>
      <div>
        <strong>{name}</strong> <span className={styles.email}>{user.email}</span>
        <div className={styles.email}>{t('waiting.since', { day: day(user.createdAt) })}</div>
      </div>
      <Inline>
        {onRemove !== undefined && (
          <Button variant="quiet" aria-label={t('waiting.removeWhom', { name })} onClick={onRemove}>
            {t('waiting.remove')}
          </Button>
        )}
        <Button aria-label={t('waiting.takeWhom', { name })} onClick={onTake}>
          {t('waiting.take')}
        </Button>
      </Inline>
    </li>
  )
}

/** Those who have signed up and get their roles here; nothing is shown while nobody waits. */
export const WaitingUsers = ({ onTake }: { readonly onTake: (user: WaitingPerson) => void }) => {
  const { t } = useTranslation('admin-users')
  const [page, setPage] = useState(1)
  const [removed, remove] = useState<WaitingPerson | null>(null)
  const { data } = useQuery(waitingUsersQuery(page))
  // A failure to read them is no failure of the list below, which tells its own.
  if (data === undefined || data.total === 0) return null
  const pageSize = 10
  const close = () => remove(null)
  return (
    <Card className={styles.card} title={t('waiting.title', { count: data.total })}>
      <Hint>{t('waiting.text')}</Hint>
      <ul className={styles.waiting}>
        {data.items.map(user => (
          <WaitingItem
            key={user.id}
            user={user}
            onTake={() => onTake(user)}
            onRemove={data.mayRemove ? () => remove(user) : undefined}
          />
        ))}
      </ul>
      {data.total > page * pageSize && (
        <Button variant="quiet" onClick={() => setPage(page + 1)}>
          {t('waiting.next')}
        </Button>
      )}
      {page > 1 && (
        <Button variant="quiet" onClick={() => setPage(1)}>
          {t('waiting.first')}
        </Button>
      )}
      {removed !== null && (
        <DeleteDialog
          user={removed}
          version={`"${removed.id}-${removed.version}"`}
          text={t('waiting.removeText')}
          onDeleted={close}
          onClose={close}
        />
      )}
    </Card>
  )
}
