import { welcomePaths } from '@veckovis/contracts/pages'

/** Addresses that need no token. */
export const isWelcomePath = (path: string): boolean => welcomePaths.some(welcome => welcome === path)
