type Row = { readonly kind: string; readonly sourceId: number; readonly hours: readonly number[] }

/** A cell that somebody has typed, in whole hundredths of hours. */
export type TypedOutcome = {
  readonly kind: 'worked' | 'absence' | 'substitute' | 'performed'
  readonly serverId: number
  readonly week: number
  readonly value: number
}

const quarterHours = (hundredths: number): number => Math.max(0, Math.round(hundredths / 25) * 25)

/** How far what happened lies from the forecast at most: people are ill otherwise than was thought, and on leave as planned. */
const spreadOfAbsence: Readonly<Record<number, number>> = { 1: 0.45, 2: 0.04, 6: 0.5 }

/**
 * A week as it could have happened beside its forecast: absence around what was thought, substitutes who follow it, a
 * little more or less need performed, and the hours worked that follow from all of it, in quarter hours.
 */
export const plausibleOutcome = (rows: readonly Row[], week: number, random: () => number): TypedOutcome[] => {
  const around = (spread: number) => 1 + spread * (2 * random() - 1)
  const sumOf = (kinds: readonly string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { hours }) => sum + (hours[week - 1] ?? 0), 0)
  const cells = rows.flatMap(({ kind, sourceId, hours }): TypedOutcome[] => {
    if (kind !== 'absence' && kind !== 'substitute') return []
    const spread = kind === 'absence' ? (spreadOfAbsence[sourceId] ?? 0.15) : 0.25
    const value = quarterHours((hours[week - 1] ?? 0) * around(spread))
    return [{ kind, serverId: sourceId, week, value }]
  })
  const told = (kind: string) => cells.filter(cell => cell.kind === kind).reduce((sum, { value }) => sum + value, 0)
  const performed = quarterHours(sumOf(['required', 'changed-needs', 'my-forecast']) * (around(0.03) - 0.01))
  const worked = quarterHours(sumOf(['budgeted-staff']) * around(0.01) - told('absence') + told('substitute'))
  return [
    ...cells,
    { kind: 'performed', serverId: 0, week, value: performed },
    { kind: 'worked', serverId: 0, week, value: worked },
  ]
}
