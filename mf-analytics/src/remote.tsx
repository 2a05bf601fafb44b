import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { AnalyticsRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-analytics',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: AnalyticsRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
