import { newRequestId } from '@veckovis/forms/saving'
import type { RowRequest } from '@veckovis/lists/import'
import type { RowReading, RowReason, RowReasonCode } from './list-row'

type Issue = { readonly code: string; readonly message: string; readonly path: readonly PropertyKey[] }

/** What the page needs of a schema of the contract. */
type RequestSchema<Request> = {
  safeParse(
    value: unknown,
  ): { success: true; data: Request } | { success: false; error: { readonly issues: readonly Issue[] } }
}

const codesByRule: Readonly<Record<string, RowReasonCode>> = {
  required: 'empty',
  text: 'hidden-characters',
  'holds-address': 'holds-address',
  email: 'email',
  phone: 'phone',
}

const reasonOf = ({ code, message, path }: Issue): RowReason => {
  const values = { column: String(path[0]) }
  if (code === 'too_big') return { code: 'too-long', values }
  return { code: codesByRule[message] ?? 'not-valid', values }
}

const isSame = (one: RowReason, other: RowReason) => JSON.stringify(one) === JSON.stringify(other)

/** One reason per cell and rule, however many checks found it. */
const withoutRepeats = (reasons: readonly RowReason[]): RowReason[] =>
  reasons.filter((reason, index) => reasons.findIndex(other => isSame(other, reason)) === index)

/**
 * The request of a row as its contract takes it, or why it does not. Whatever else is wrong is told together with it, so
 * that a row is mended once.
 */
export const readByContract = <Request extends RowRequest>(
  schema: RequestSchema<Request>,
  request: Readonly<Record<string, unknown>>,
  reasons: readonly RowReason[],
): RowReading => {
  const parsed = schema.safeParse({ ...request, requestId: newRequestId() })
  const all = parsed.success ? reasons : [...reasons, ...parsed.error.issues.map(reasonOf)]
  return parsed.success && all.length === 0
    ? { request: parsed.data, reasons: [] }
    : { request: null, reasons: withoutRepeats(all) }
}
