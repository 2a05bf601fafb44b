import { useQuery } from '@tanstack/react-query'
import type { AccountsToDo as Accounts } from '@veckovis/contracts/people'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { Stack } from '@veckovis/ui'
import { accountsToDoQuery, peopleToDoPath } from '../../data/accounts-to-do-query'
import * as styles from './accounts-to-do.module.css'

/** Where each kind is dealt with; sign-ups stand above the list. */
const ways = {
  waiting: '/users',
  uninvited: peopleToDoPath('uninvited'),
  failed: peopleToDoPath('failed'),
  expired: peopleToDoPath('expired'),
} as const
const kinds = ['waiting', 'uninvited', 'failed', 'expired'] as const

/** Accounts that wait for an administrator, over all places in reach. */
export const AccountsToDo = () => {
  const { t } = useTranslation('mf-admin-start')
  return (
    <Stack>
      <Loaded query={useQuery(accountsToDoQuery)} lines={2} label={t('loading')}>
        {accounts => <Kinds accounts={accounts} />}
      </Loaded>
    </Stack>
  )
}

const Kinds = ({ accounts }: { readonly accounts: Accounts }) => {
  const { t } = useTranslation('mf-admin-start')
  if (accounts.total === 0) return <AllClear left={accounts.total}>{t('nothing')}</AllClear>
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {kinds
        .filter(kind => accounts[kind] > 0)
        .map(kind => (
          <li key={kind} className={styles.row}>
            <GuardedLink to={ways[kind]}>{t(`kinds.${kind}`, { count: accounts[kind] })}</GuardedLink>
          </li>
        ))}
    </ul>
  )
}
