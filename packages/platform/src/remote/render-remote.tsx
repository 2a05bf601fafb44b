import type { QueryClient } from '@tanstack/react-query'
import { SightProvider } from '@veckovis/ui'
import { StrictMode, useEffect, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { QueryProvider } from '../caches/query-provider'
import { TextPlacesProvider, type TextPlace } from '../language/use-translation'
import { PlatformProvider } from '../platform-provider'
import type { MountProps } from './remote-app'
import { RemoteErrorBoundary } from './remote-error-boundary'

const Mounted = ({ onMounted }: { onMounted: () => void }) => {
  useEffect(onMounted, [onMounted])
  return null
}

export type RenderRemote = typeof renderRemote

type Shown = {
  readonly App: ComponentType<{ basePath: string }>
  readonly texts: readonly TextPlace[]
  readonly client: QueryClient | undefined
}

/** Resolves when the remote's page is in the document. `onRoot` gets the root at once, so that it can be taken off. */
export const renderRemote = (
  { element, basePath, onFailure, sight }: MountProps,
  { App, texts, client }: Shown,
  onRoot: (root: Root) => void,
): Promise<void> =>
  new Promise(resolve => {
    const root = createRoot(element)
    onRoot(root)
    // The marker stands outside the boundary: a page that fails to render is mounted too, until the shell takes it off.
    root.render(
      <StrictMode>
        <PlatformProvider>
          <QueryProvider client={client}>
            <RemoteErrorBoundary onError={onFailure}>
              <TextPlacesProvider value={texts}>
                {sight === undefined ? (
                  <App basePath={basePath} />
                ) : (
                  <SightProvider value={sight}>
                    <App basePath={basePath} />
                  </SightProvider>
                )}
              </TextPlacesProvider>
            </RemoteErrorBoundary>
            <Mounted onMounted={resolve} />
          </QueryProvider>
        </PlatformProvider>
      </StrictMode>,
    )
  })
