import { createRemoteApp } from '@veckovis/platform'
import { accountsToDoQuery } from '../data/accounts-to-do-query'
import { queryClient } from '../data/query-client'
import { AccountsToDo } from '../features/accounts-to-do/accounts-to-do'

const app = createRemoteApp({
  namespace: 'mf-admin-start',
  messages: {
    sv: () => import('../../locales/start-page/sv.json'),
    en: () => import('../../locales/start-page/en.json'),
  },
  prefetch: () => void queryClient.prefetchQuery(accountsToDoQuery),
  Root: AccountsToDo,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
