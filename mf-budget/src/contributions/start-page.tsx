import { createRemoteApp } from '@veckovis/platform'
import { nextYearQuery } from '../data/next-year-query'
import { queryClient } from '../data/query-client'
import { NextYear } from '../features/next-year/next-year'

const app = createRemoteApp({
  namespace: 'mf-budget-start',
  messages: {
    sv: () => import('../../locales/start-page/sv.json'),
    en: () => import('../../locales/start-page/en.json'),
  },
  prefetch: () => void queryClient.prefetchQuery(nextYearQuery),
  Root: NextYear,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
