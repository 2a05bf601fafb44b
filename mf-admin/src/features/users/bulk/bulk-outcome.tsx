import type { BulkOutcome, PersonRow } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { nameOfUser } from '../user-name'
import * as styles from './bulk.module.css'

type BulkOutcomeListProps = { readonly outcome: BulkOutcome; readonly users: readonly PersonRow[] }

/** What became of each person: how many it was done for, and by name why not for the others. */
export const BulkOutcomeList = ({ outcome: { items }, users }: BulkOutcomeListProps) => {
  const { t } = useTranslation('admin-users')
  const nameOf = (id: number) => {
    const user = users.find(each => each.id === id)
    return user === undefined ? String(id) : nameOfUser(user)
  }
  const refused = items.filter(item => !item.done)
  const done = items.length - refused.length
  return (
    <div className={styles.outcome}>
      <Notice tone={refused.length === 0 ? 'success' : 'warning'} announce>
        {t('bulk.done', { done, count: items.length })}
      </Notice>
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label={t('bulk.refused')}>
          {refused.map(({ id, message }) => (
            <li key={id}>
              <strong>{nameOf(id)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
