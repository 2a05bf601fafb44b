/** Where PostgreSQL says so, in whatever language it speaks: a policy, and what our own functions and triggers raise. */
const wallRoutines: ReadonlySet<string | undefined> = new Set(['ExecWithCheckOptions', 'exec_stmt_raise'])

type DatabaseFailure = { readonly code?: string; readonly routine?: string }

/**
 * Whether the inner wall refused a row to the person who acts (docs/decisions/0024-wall-around-rights.md). A grant that the
 * application has not got is none of it: that is missing for everybody, and a fault of ours.
 */
export const isWallRefusal = (failure: unknown): boolean => {
  const { code, routine } = failure as DatabaseFailure
  return code === '42501' && wallRoutines.has(routine)
}
