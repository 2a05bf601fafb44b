// An entry of its own: the sign-in page needs the platform, but no query cache.
export { queryClient } from './api/query-client'
export { QueryProvider } from './api/query-provider'
