import { createRemoteApp } from '@veckovis/platform'
import { absenceReasonsQuery, todayQuery } from '../data/all-units-queries'
import { queryClient } from '../data/query-client'
import { AwayToday } from '../features/today/away-today'
import { DiaryWordsFrom } from '../wording/diary-words'
import { textsTogether } from '../wording/texts-together'

const namespace = 'mf-diary-today'

const Root = () => (
  <DiaryWordsFrom value={namespace}>
    <AwayToday />
  </DiaryWordsFrom>
)

const app = createRemoteApp({
  namespace,
  messages: {
    sv: () => textsTogether(import('../../locales/today/sv.json'), import('../../locales/names/sv.json')),
    en: () => textsTogether(import('../../locales/today/en.json'), import('../../locales/names/en.json')),
  },
  prefetch: () => {
    void queryClient.prefetchQuery(todayQuery)
    void queryClient.prefetchQuery(absenceReasonsQuery)
  },
  Root,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
