import { createRemoteApp } from '@veckovis/platform'
import { queryClient } from './data/query-client'
import { DiaryRoutes } from './routes'
import { textsTogether } from './wording/texts-together'

const app = createRemoteApp({
  namespace: 'mf-diary',
  messages: {
    sv: async () => {
      const [own, more] = await Promise.all([
        import('../locales/sv.json'),
        textsTogether(import('../locales/decisions/sv.json'), import('../locales/names/sv.json')),
      ])
      return { ...own.default, ...more }
    },
    en: async () => {
      const [own, more] = await Promise.all([
        import('../locales/en.json'),
        textsTogether(import('../locales/decisions/en.json'), import('../locales/names/en.json')),
      ])
      return { ...own.default, ...more }
    },
  },
  Root: DiaryRoutes,
  queryClient,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
