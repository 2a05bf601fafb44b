import { createRemoteApp } from '@veckovis/platform'
import { AdminRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-admin',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: AdminRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
