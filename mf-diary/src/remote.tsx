import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { DiaryRoutes } from './routes'
import { textsTogether } from './wording/texts-together'

const app = createRemoteApp({
  namespace: 'mf-diary',
  messages: {
    sv: () =>
      textsTogether(
        import('../locales/sv.json'),
        import('../locales/decisions/sv.json'),
        import('../locales/names/sv.json'),
      ),
    en: () =>
      textsTogether(
        import('../locales/en.json'),
        import('../locales/decisions/en.json'),
        import('../locales/names/en.json'),
      ),
  },
  Root: DiaryRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
