import type { QueryClient } from '@tanstack/react-query'
import type { ResourceLanguage } from 'i18next'
import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { registerMessages } from '../language/change-language'
import { addMessages } from '../language/i18n'
import { activeLanguage, type Language } from '../language/language'
import { newTextPlace } from '../language/use-translation'
import type { RenderRemote } from './render-remote'
import type { RemoteApp } from './remote-app'

type MessageModule = ResourceLanguage | { default: ResourceLanguage }

export type RemoteAppOptions = {
  /** i18n namespace of the remote, such as 'mf-forecast'. */
  namespace: string
  messages: Record<Language, () => Promise<MessageModule>>
  Root: ComponentType<{ basePath: string }>
  /** The cache of this build of the module, which `createModuleQueryClient` made: its page and contributions share it. */
  queryClient: QueryClient
  /** Asks for the data that the page shows first, so that it is on its way before anything is drawn. */
  prefetch?: () => void
}

/** Modules that were built before each had a cache of its own give none. */
type GivenOptions = Omit<RemoteAppOptions, 'queryClient'> & Partial<Pick<RemoteAppOptions, 'queryClient'>>

const messagesIn = (loaded: MessageModule): ResourceLanguage =>
  'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded

/**
 * Builds the lifecycles of a remote over one React root per mounted element. Its texts and its cache belong to this
 * program: another version of it that comes to the page meanwhile has its own.
 */
export const createRemoteApp: (options: RemoteAppOptions) => RemoteApp = ({
  namespace,
  messages,
  Root: App,
  prefetch,
  queryClient: client,
}: GivenOptions) => {
  const roots = new Map<HTMLElement, Root>()
  const leave = new Map<HTMLElement, () => void>()
  const own = newTextPlace(namespace)
  let renderRemote: RenderRemote | null = null
  const added = new Map<Language, ResourceLanguage>()

  const loadMessages = async (language: Language): Promise<void> => {
    const loaded = messagesIn(await messages[language]())
    // Texts that are added are drawn anew wherever they stand; while they are worked on, others come.
    if (added.get(language) === loaded) return
    added.set(language, loaded)
    addMessages(own.place, language, loaded)
  }

  return {
    contractVersion: 1,
    bootstrap: async () => {
      const [code] = await Promise.all([import('./render-remote'), loadMessages(activeLanguage())])
      renderRemote = code.renderRemote
    },
    loadMessages,
    prefetch: () => prefetch?.(),
    mount: async props => {
      if (renderRemote === null) throw new Error(`${namespace} is mounted before its bootstrap`)
      leave.set(props.element, registerMessages(loadMessages))
      await renderRemote(props, { App, texts: [own], client }, root => roots.set(props.element, root))
    },
    unmount: async ({ element }) => {
      leave.get(element)?.()
      leave.delete(element)
      roots.get(element)?.unmount()
      roots.delete(element)
    },
  }
}
