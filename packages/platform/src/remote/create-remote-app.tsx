import type { ResourceLanguage } from 'i18next'
import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { registerMessages } from '../language/change-language'
import { addMessages } from '../language/i18n'
import { activeLanguage, type Language } from '../language/language'
import type { RenderRemote } from './render-remote'
import type { RemoteApp } from './remote-app'

type MessageModule = ResourceLanguage | { default: ResourceLanguage }

export type RemoteAppOptions = {
  /** i18n namespace of the remote, such as 'mf-forecast'. */
  namespace: string
  messages: Record<Language, () => Promise<MessageModule>>
  Root: ComponentType<{ basePath: string }>
}

const messagesIn = (loaded: MessageModule): ResourceLanguage =>
  'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded

/** Builds the lifecycles of a remote over one React root per mounted element. */
export const createRemoteApp = ({ namespace, messages, Root: App }: RemoteAppOptions): RemoteApp => {
  const roots = new Map<HTMLElement, Root>()
  let renderRemote: RenderRemote | null = null

  const loadMessages = async (language: Language): Promise<void> => {
    addMessages(namespace, language, messagesIn(await messages[language]()))
  }

  return {
    contractVersion: 1,
    bootstrap: async () => {
      const [code] = await Promise.all([import('./render-remote'), loadMessages(activeLanguage())])
      renderRemote = code.renderRemote
      registerMessages(namespace, loadMessages)
    },
    loadMessages,
    mount: async props => {
      if (renderRemote === null) throw new Error(`${namespace} is mounted before its bootstrap`)
      await renderRemote(props, App, root => roots.set(props.element, root))
    },
    unmount: async ({ element }) => {
      roots.get(element)?.unmount()
      roots.delete(element)
    },
  }
}
