import { createRemoteApp } from '@veckovis/platform'
import { prefetchWaiting, WaitingToDecide } from '../pages/waiting-to-decide'
import { DiaryWordsFrom } from '../wording/diary-words'

const namespace = 'mf-diary-start'

const Root = () => (
  <DiaryWordsFrom value={namespace}>
    <WaitingToDecide />
  </DiaryWordsFrom>
)

const app = createRemoteApp({
  namespace,
  messages: {
    sv: () => import('../../locales/decisions/sv.json'),
    en: () => import('../../locales/decisions/en.json'),
  },
  prefetch: prefetchWaiting,
  Root,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages, prefetch } = app
