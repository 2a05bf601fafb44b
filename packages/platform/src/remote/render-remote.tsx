import { StrictMode, useEffect, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { QueryProvider } from '../api/query-provider'
import { TextPlacesProvider, type TextPlace } from '../language/use-translation'
import { PlatformProvider } from '../platform-provider'
import type { MountProps } from './remote-app'
import { RemoteErrorBoundary } from './remote-error-boundary'

const Mounted = ({ onMounted }: { onMounted: () => void }) => {
  useEffect(onMounted, [onMounted])
  return null
}

export type RenderRemote = typeof renderRemote

/** Resolves when the remote's page is in the document. `onRoot` gets the root at once, so that it can be taken off. */
export const renderRemote = (
  { element, basePath, onFailure }: MountProps,
  { App, texts }: { readonly App: ComponentType<{ basePath: string }>; readonly texts: readonly TextPlace[] },
  onRoot: (root: Root) => void,
): Promise<void> =>
  new Promise(resolve => {
    const root = createRoot(element)
    onRoot(root)
    // The marker stands outside the boundary: a page that fails to render is mounted too, until the shell takes it off.
    root.render(
      <StrictMode>
        <PlatformProvider>
          <QueryProvider>
            <RemoteErrorBoundary onError={onFailure}>
              <TextPlacesProvider value={texts}>
                <App basePath={basePath} />
              </TextPlacesProvider>
            </RemoteErrorBoundary>
            <Mounted onMounted={resolve} />
          </QueryProvider>
        </PlatformProvider>
      </StrictMode>,
    )
  })
