import { createRemoteApp } from '@veckovis/platform'
import { comingTermsQuery } from '../data/coming-terms-query'
import { queryClient } from '../data/query-client'
import { SoonList } from '../features/coming-terms/soon-list'

const app = createRemoteApp({
  namespace: 'mf-staff-start',
  messages: {
    sv: () => import('../../locales/start-page/sv.json'),
    en: () => import('../../locales/start-page/en.json'),
  },
  prefetch: () => void queryClient.prefetchQuery(comingTermsQuery),
  Root: SoonList,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
