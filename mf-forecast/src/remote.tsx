import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { ForecastRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-forecast',
  messages: {
    sv: () => import('../locales/sv.json'),
    en: () => import('../locales/en.json'),
  },
  Root: ForecastRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
