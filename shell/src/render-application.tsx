import { PlatformProvider, RemoteErrorBoundary } from '@veckovis/platform'
import { BrowserRouter } from '@veckovis/platform/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionGate } from './frame/session-gate'

export const renderApplication = (): void => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  createRoot(root).render(
    <StrictMode>
      <PlatformProvider>
        <RemoteErrorBoundary>
          <BrowserRouter>
            <SessionGate />
          </BrowserRouter>
        </RemoteErrorBoundary>
      </PlatformProvider>
    </StrictMode>,
  )
}
