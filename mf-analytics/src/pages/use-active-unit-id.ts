import { useActiveUnit } from '@veckovis/platform'

/** The unit that the person works in; null without one. */
export const useActiveUnitId = (): number | null => useActiveUnit()?.unit.id ?? null
