import { createRemoteApp } from '@veckovis/platform'
import { BudgetRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-budget',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: BudgetRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
