import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from '../data/query-client'
import { prefetchWaiting, WaitingToDecide } from '../pages/waiting-to-decide'
import { DiaryWordsFrom } from '../wording/diary-words'
import { textsTogether } from '../wording/texts-together'

const namespace = 'mf-diary-start'

const Root = () => (
  <DiaryWordsFrom value={namespace}>
    <WaitingToDecide />
  </DiaryWordsFrom>
)

const app = createRemoteApp({
  namespace,
  messages: {
    sv: () => textsTogether(import('../../locales/decisions/sv.json'), import('../../locales/names/sv.json')),
    en: () => textsTogether(import('../../locales/decisions/en.json'), import('../../locales/names/en.json')),
  },
  prefetch: prefetchWaiting,
  Root,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
