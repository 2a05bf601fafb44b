import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { AreaNameRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-area-name',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: AreaNameRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
