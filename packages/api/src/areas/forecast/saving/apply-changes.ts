import type { ChangeProblem, ForecastChanges } from '@veckovis/contracts/forecast'
import { isOldWeek, type IsoWeek } from '@veckovis/domain/calendar'
import { isEditableSubstitute, isFixedRow, isSignedRow, rowIdOfKept } from '@veckovis/domain/forecast'
import { hundredthsFromHours, maximumHours, type Hundredths } from '@veckovis/domain/numbers'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { isSameRow, type ChangedRow, type StoredRow, type WeekOrigins } from '../stored-forecast'

export type ChangeRules = {
  readonly year: number
  readonly weeks: 52 | 53
  /** Weeks before this one are closed; null leaves every week open, for the system's own writing */
  readonly currentWeek: IsoWeek | null
  readonly absenceIds: readonly number[]
  readonly stored: readonly StoredRow[]
}

type AskedRow = {
  readonly kind: ChangedRow['kind']
  readonly sourceId: number
  readonly values: Readonly<Record<string, number>>
  readonly origins: WeekOrigins
}

/** How the page names the row. */
export const rowIdOf = ({ kind, sourceId }: Pick<ChangedRow, 'kind' | 'sourceId'>): string =>
  rowIdOfKept({ kind, serverId: sourceId })

const askedRowsOf = (changes: ForecastChanges): AskedRow[] => [
  ...changes.absences.map(({ id, values, origins = {} }): AskedRow => {
    return { kind: 'absence', sourceId: id, values, origins }
  }),
  ...changes.substitutes.map(({ id, values, origins = {} }): AskedRow => {
    return { kind: 'substitute', sourceId: id, values, origins }
  }),
  ...changes.myForecast.map(({ values, origins = {} }): AskedRow => {
    return { kind: 'my-forecast', sourceId: 0, values, origins }
  }),
]

const rowProblem = (row: AskedRow, rules: ChangeRules): ChangeProblem['problem'] | undefined => {
  if (row.kind === 'my-forecast') return undefined
  if (row.kind === 'substitute') {
    if (isEditableSubstitute(row.sourceId)) return undefined
    return isFixedRow('substitute', row.sourceId) ? 'read-only-row' : 'unknown-row'
  }
  if (rules.absenceIds.includes(row.sourceId)) return undefined
  return rules.stored.some(stored => isSameRow(stored, row)) ? undefined : 'unknown-row'
}

const weekProblem = (week: number, rules: ChangeRules): ChangeProblem['problem'] | undefined => {
  if (!Number.isInteger(week) || week < 1 || week > rules.weeks) return 'week-not-in-year'
  const isClosed = rules.currentWeek !== null && isOldWeek({ year: rules.year, week }, rules.currentWeek)
  return isClosed ? 'week-closed' : undefined
}

const readTotal = (hours: number, rowId: string): Result<Hundredths, ChangeProblem['problem']> => {
  const total = hundredthsFromHours(hours)
  if (!total.ok) return total
  if (Math.abs(hours) > maximumHours) return fail('too-large')
  return total.value < 0 && !isSignedRow(rowId) ? fail('negative') : total
}

/** One row with the totals asked for; only the typed part moves, the diary's part stays. */
const changeRow = (row: AskedRow, rules: ChangeRules): Result<ChangedRow, ChangeProblem[]> => {
  const { kind, sourceId, origins } = row
  const rowId = rowIdOf(row)
  const stored = rules.stored.find(candidate => isSameRow(candidate, row))
  const before = stored?.typed ?? Array.from({ length: rules.weeks }, () => 0)
  const typed = [...before]
  const problems: ChangeProblem[] = []
  for (const [key, hours] of Object.entries(row.values)) {
    const week = Number(key)
    const closed = weekProblem(week, rules)
    const total = readTotal(hours, rowId)
    if (closed !== undefined) problems.push({ rowId, week, problem: closed })
    else if (!total.ok) problems.push({ rowId, week, problem: total.error })
    else typed[week - 1] = total.value - (stored?.diary[week - 1] ?? 0)
  }
  if (problems.length > 0) return fail(problems)
  const difference = typed.map((hours, index) => hours - (before[index] ?? 0))
  return succeed({ kind, sourceId, typed, difference, origins })
}

/**
 * The rows of a save with their new hours, or everything that is wrong with it: ids, weeks
 * and bounds. Nothing is taken over from a save that has one problem.
 */
export const applyChanges = (changes: ForecastChanges, rules: ChangeRules): Result<ChangedRow[], ChangeProblem[]> => {
  const problems: ChangeProblem[] = []
  const changed: ChangedRow[] = []
  const seen = new Set<string>()
  for (const row of askedRowsOf(changes)) {
    const rowId = rowIdOf(row)
    const problem = seen.has(rowId) ? 'row-twice' : rowProblem(row, rules)
    seen.add(rowId)
    if (problem !== undefined) {
      problems.push({ rowId, problem })
      continue
    }
    const result = changeRow(row, rules)
    if (result.ok) changed.push(result.value)
    else problems.push(...result.error)
  }
  return problems.length > 0 ? fail(problems) : succeed(changed)
}
