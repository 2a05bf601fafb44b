import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { StaffRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-staff',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: StaffRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
