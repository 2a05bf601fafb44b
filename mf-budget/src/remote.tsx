import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { BudgetRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-budget',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: BudgetRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
