import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PendingOfYear } from '@veckovis/contracts/diary'
import { queryClient } from './query-client'
import type { ReactNode } from 'react'
import { pendingQuery } from './pending-query'

const { fetch: own } = globalThis
afterEach(() => {
  globalThis.fetch = own
})

const InPage = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

test('what waits is asked for once for a forecast that was read, and again for the next one', async () => {
  let waiting = 0
  globalThis.fetch = () => {
    waiting += 1
    const answer: PendingOfYear = { year: 2026, counted: waiting, leftOut: 0, forecast: null }
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  }
  const { result, rerender } = renderHook(
    ({ loaded, isWanted }) => useQuery({ ...pendingQuery(1, 2026, loaded), enabled: isWanted }).data?.counted,
    { wrapper: InPage, initialProps: { loaded: '"1-1"', isWanted: true } },
  )
  await waitFor(() => expect(result.current).toBe(1))
  rerender({ loaded: '"1-1"', isWanted: false })
  rerender({ loaded: '"1-1"', isWanted: true })
  expect(result.current).toBe(1)
  rerender({ loaded: '"1-2"', isWanted: true })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe(2))
})
