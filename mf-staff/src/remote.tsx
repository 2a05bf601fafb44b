import { createRemoteApp } from '@veckovis/platform'
import { StaffRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-staff',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: StaffRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
