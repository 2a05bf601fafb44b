import { createRemoteApp } from '@veckovis/platform'
import { outlookQuery } from '../data/outlook-query'
import { queryClient } from '../data/query-client'
import { UnitsAhead } from '../features/outlook/units-ahead'

const app = createRemoteApp({
  namespace: 'mf-forecast-start',
  messages: {
    sv: () => import('../../locales/start-page/sv.json'),
    en: () => import('../../locales/start-page/en.json'),
  },
  prefetch: () => void queryClient.prefetchQuery(outlookQuery),
  Root: UnitsAhead,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
