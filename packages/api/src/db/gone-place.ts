const keyOfPlace = /^(?:home_|default_|last_)?(?:county|municipality|department|unit)_id(?:_municipality_id)?_fkey$/

type KeyFailure = { readonly code?: string; readonly table?: string; readonly constraint?: string }

/**
 * Whether a row was to lie in a place that was deleted since the call was admitted: the foreign key is the first to know.
 * What deletes places says itself what stands in the way.
 */
export const isGonePlace = (failure: unknown): boolean => {
  const { code, table = '', constraint = '' } = failure as KeyFailure
  return code === '23503' && constraint.startsWith(`${table}_`) && keyOfPlace.test(constraint.slice(table.length + 1))
}
