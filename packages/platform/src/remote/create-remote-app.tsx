import type { ResourceLanguage } from 'i18next'
import { StrictMode, useEffect, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { registerMessages } from '../language/change-language'
import { addMessages } from '../language/i18n'
import { activeLanguage, type Language } from '../language/language'
import { leaveGuard } from '../leaving/leave-guard'
import { PlatformProvider } from '../platform-provider'
import type { RemoteApp } from './remote-app'
import { RemoteErrorBoundary } from './remote-error-boundary'

type MessageModule = ResourceLanguage | { default: ResourceLanguage }

export type RemoteAppOptions = {
  /** i18n namespace of the remote, such as 'mf-forecast'. */
  namespace: string
  messages: Record<Language, () => Promise<MessageModule>>
  Root: ComponentType<{ basePath: string }>
  saveDraft?: () => Promise<void>
  restoreDraft?: () => Promise<void>
}

const messagesIn = (loaded: MessageModule): ResourceLanguage =>
  'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded

const Mounted = ({ onMounted }: { onMounted: () => void }) => {
  useEffect(onMounted, [onMounted])
  return null
}

/** Builds the lifecycles of a remote over one React root per mounted element. */
export const createRemoteApp = ({ namespace, messages, Root: App, ...drafts }: RemoteAppOptions): RemoteApp => {
  const roots = new Map<HTMLElement, Root>()

  const loadMessages = async (language: Language): Promise<void> => {
    addMessages(namespace, language, messagesIn(await messages[language]()))
  }

  return {
    contractVersion: 1,
    bootstrap: async () => {
      await loadMessages(activeLanguage())
      registerMessages(namespace, loadMessages)
    },
    loadMessages,
    mount: ({ element, basePath, onFailure }) =>
      new Promise(resolve => {
        const root = createRoot(element)
        roots.set(element, root)
        // The marker stands outside the boundary: a page that fails to render is mounted too, until the shell takes it off.
        root.render(
          <StrictMode>
            <PlatformProvider>
              <RemoteErrorBoundary onError={onFailure}>
                <App basePath={basePath} />
              </RemoteErrorBoundary>
              <Mounted onMounted={resolve} />
            </PlatformProvider>
          </StrictMode>,
        )
      }),
    unmount: async ({ element }) => {
      roots.get(element)?.unmount()
      roots.delete(element)
    },
    canDeactivate: () => (leaveGuard.isDirty() ? 'dirty' : 'clean'),
    ...drafts,
  }
}
