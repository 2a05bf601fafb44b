import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The database's own failure. The query builder wraps it in one whose message holds the values of the statement,
 * which belong into no log, and whose code nobody finds.
 */
export const plainFailure = (failure: unknown): unknown =>
  failure instanceof DrizzleQueryError && failure.cause !== undefined ? failure.cause : failure
