import type { SaidCell } from './store/change-outcome'

type HoursOfRow = { readonly kind: string; readonly sourceId: number; readonly hours: readonly number[] }

const kindsOfNeeds: ReadonlySet<string> = new Set(['required', 'changed-needs', 'my-forecast'])

/**
 * The hours of a week of the forecast as what the source `forecast` says of it: absences, substitutes, and as
 * performed the needs, which are the required hours with their changes and the own adjustment. Needs below 0 are no hours
 * that anybody performs: 0.
 */
export const asForecast = (rows: readonly HoursOfRow[], week: number): SaidCell[] => {
  const hoursOf = ({ hours }: HoursOfRow) => hours[week - 1] ?? 0
  const own = rows.flatMap(row => {
    const { kind, sourceId } = row
    if (kind !== 'absence' && kind !== 'substitute') return []
    return [{ kind, serverId: sourceId, source: 'forecast', week, value: hoursOf(row) } as const]
  })
  const needs = rows.filter(({ kind }) => kindsOfNeeds.has(kind)).reduce((sum, row) => sum + hoursOf(row), 0)
  return [...own, { kind: 'performed', serverId: 0, source: 'forecast', week, value: Math.max(0, needs) }]
}
