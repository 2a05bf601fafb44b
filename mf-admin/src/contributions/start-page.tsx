import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from '@veckovis/platform/queries'
import { accountsToDoQuery } from '../data/accounts-to-do-query'
import { AccountsToDo } from '../features/accounts-to-do/accounts-to-do'

const app = createRemoteApp({
  namespace: 'mf-admin-start',
  messages: {
    sv: () => import('../../locales/start-page/sv.json'),
    en: () => import('../../locales/start-page/en.json'),
  },
  prefetch: () => void queryClient.prefetchQuery(accountsToDoQuery),
  Root: AccountsToDo,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
