import type { OfferedQuery, QueryInput } from '@veckovis/contracts/calls'
import { apiClient } from '../platform'
import { answered } from './answered'
import type { CallOptions } from './api-types'

/**
 * Reads what another module offers: `askQuery(readinessQuery, { unitId }, { signal })`. The server decides by the licence
 * of that module and by the right of the person, as for its own pages.
 */
export const askQuery = <Path extends string, Answer>(
  { path, answer }: OfferedQuery<Path, Answer>,
  input: QueryInput<Path>,
  options?: CallOptions,
): Promise<Answer> => {
  const known: Readonly<Record<string, number>> = input
  const asked = path.replace(/\{(\w+)\}/g, (_, part: string) => String(known[part]))
  return answered(apiClient.get(asked, answer, options))
}
