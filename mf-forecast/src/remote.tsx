import { createRemoteApp } from '@veckovis/platform'
import { ForecastRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-forecast',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: ForecastRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
