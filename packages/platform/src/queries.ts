// An entry of its own: the sign-in page needs the platform, but no query cache.
export { createModuleQueryClient } from './caches/module-caches'
export { freshOnOpening, queryClient, readOnOpening } from './caches/query-client'
export { QueryProvider } from './caches/query-provider'
export { announceChange, topicKey, type Topic } from './caches/topics'
