import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { whileShown } from './module-caches'
import { queryClient } from './query-client'

type QueryProviderProps = {
  /** The module's own; left out by the shell, and for modules that were built before they had one. */
  readonly client?: QueryClient | undefined
  readonly children: ReactNode
}

/** The query cache for everything below. Nothing before the sign-in asks for it. */
export const QueryProvider = ({ client = queryClient, children }: QueryProviderProps) => {
  useEffect(() => whileShown(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
