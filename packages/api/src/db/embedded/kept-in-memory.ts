import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/**
 * How much of the data the embedded database keeps in memory, as `shared_buffers`: an eighth of what the machine, or the
 * container, has. PostgreSQL's own 128 MB do not hold one year of a nation's measures (docs/decisions/0036-analytics.md).
 */
export const keptInMemory = (
  bytes: number = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): string => `${Math.min(1024, Math.max(128, Math.floor(bytes / 8 / megabyte)))}MB`
