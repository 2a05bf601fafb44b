import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from '@veckovis/platform/queries'
import { absenceReasonsQuery, todayQuery } from '../data/diary-queries'
import { AwayToday } from '../features/today/away-today'
import { DiaryWordsFrom } from '../wording/diary-words'

const namespace = 'mf-diary-start'

const Root = () => (
  <DiaryWordsFrom value={namespace}>
    <AwayToday />
  </DiaryWordsFrom>
)

const app = createRemoteApp({
  namespace,
  messages: {
    sv: () => import('../../locales/decisions/sv.json'),
    en: () => import('../../locales/decisions/en.json'),
  },
  prefetch: () => {
    void queryClient.prefetchQuery(todayQuery)
    void queryClient.prefetchQuery(absenceReasonsQuery)
  },
  Root,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
