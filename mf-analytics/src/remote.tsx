import { createRemoteApp } from '@veckovis/platform'
import { AnalyticsRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-analytics',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: AnalyticsRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
