// An entry of its own: the sign-in page needs the platform, but no query cache.
export { freshOnOpening, queryClient, readOnOpening } from './api/query-client'
export { QueryProvider } from './api/query-provider'
