import { createRemoteApp } from '@veckovis/platform'
import { DiaryRoutes } from './routes'

const app = createRemoteApp({
  namespace: 'mf-diary',
  messages: {
    sv: async () => {
      const [own, decisions] = await Promise.all([import('../locales/sv.json'), import('../locales/decisions/sv.json')])
      return { ...own.default, ...decisions.default }
    },
    en: async () => {
      const [own, decisions] = await Promise.all([import('../locales/en.json'), import('../locales/decisions/en.json')])
      return { ...own.default, ...decisions.default }
    },
  },
  Root: DiaryRoutes,
})

export const { contractVersion, bootstrap, mount, unmount, loadMessages } = app
