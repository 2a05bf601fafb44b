import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { AdminRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-admin',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: AdminRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
