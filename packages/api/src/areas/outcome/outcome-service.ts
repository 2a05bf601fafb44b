import type {
  OutcomeAsForecast,
  OutcomeChanges,
  OutcomeComplete,
  OutcomeFromDiary,
  OutcomeOfYear,
  OutcomeReopen,
} from '@veckovis/contracts/outcome'
import type { ForecastInput } from '@veckovis/domain/forecast'
import type { OutcomeRow } from '@veckovis/domain/outcome'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import type { RequireNewest } from '../../http/version-tag'
import { cellsAsForecast } from './as-forecast'
import { outcomeError } from './outcome-error'
import { findOutcome, type StoredOutcome } from './outcome-repository'
import type { RowWithDiary } from './diary/said-by-diary'
import { cellsFromDiary } from './diary/take-diary'
import { changeOutcome, type OutcomeChange } from './store/change-outcome'
import { holdOutcome, type HeldOutcome } from './store/hold-outcome'
import { dayOf, distinctWeeks, lastWeekOver, requireWeeksOpen, requireWeeksOver } from './week-rules'

type HoursOfYear = {
  readonly forecastId: number
  readonly input: ForecastInput
  /** With what the diary has brought of their hours */
  readonly rows: readonly RowWithDiary[]
  readonly hasRow: (row: { readonly kind: 'absence' | 'substitute'; readonly serverId: number }) => boolean
}

/** What the outcome stands beside: the forecast of the year, undefined where the unit has none. */
export type OutcomeNeeds = {
  readonly hoursOfYear: (
    transaction: Transaction,
    of: { readonly unitId: number; readonly year: number },
  ) => Promise<HoursOfYear | undefined>
  /** The same of several, without their hours; those without a forecast are missing. */
  readonly rowsOfYears: (
    transaction: Transaction,
    of: readonly { readonly unitId: number; readonly year: number }[],
  ) => Promise<readonly RowsOfYear[]>
}

export type RowsOfYear = { readonly unitId: number; readonly year: number } & Pick<HoursOfYear, 'forecastId' | 'hasRow'>

type Reader = { readonly userId: number; readonly unitId: number; readonly at: Date; readonly year: number }

/** Which weeks something changed in; never what was said of them. */
type OutcomeEvent = AuditEvent<
  'outcome-saved' | 'outcome-completed' | 'outcome-reopened',
  { readonly year: number; readonly version: number; readonly weeks: readonly number[] }
>

export type OutcomeWriter<Action extends OutcomeEvent['action']> = Reader &
  Audited<OutcomeEvent & { readonly action: Action }> & {
    readonly requireNewest: RequireNewest
  }

type Saved = { readonly id: number; readonly version: number }

type Held = { readonly forecast: HoursOfYear; readonly outcome: HeldOutcome }

/** Holds the outcome of the year, asks for the change and writes it, with one audit row; or nothing where it is so already. */
const changing = <Action extends OutcomeEvent['action']>(
  { database, hoursOfYear }: { readonly database: Database } & OutcomeNeeds,
  { action, ...writer }: OutcomeWriter<Action> & { readonly action: Action; readonly weeks: readonly number[] },
  changeOf: (held: Held, transaction: Transaction) => OutcomeChange | Promise<OutcomeChange>,
): Promise<Saved> =>
  database.asUser(writer.userId, async transaction => {
    const { unitId, year } = writer
    const outcome = await holdOutcome(transaction, { unitId, year })
    const forecast = outcome && (await hoursOfYear(transaction, writer))
    if (outcome === undefined || forecast === undefined) throw outcomeError({ code: 'not-found' })
    requireWeeksOver(writer.weeks, writer)
    writer.requireNewest({ id: unitId, version: outcome.version })
    const change = await changeOf({ forecast, outcome }, transaction)
    const { version, weeks } = await changeOutcome(transaction, outcome, change, writer)
    const subject = `forecast/${forecast.forecastId}`
    if (weeks.length > 0) await writer.audit(transaction, { action, subject, details: { year, version, weeks } })
    return { id: unitId, version }
  })

const requireKnownRows = (rows: readonly OutcomeRow[], { hasRow }: HoursOfYear): void => {
  const unknown = rows.flatMap(({ kind, serverId }) =>
    (kind === 'absence' || kind === 'substitute') && !hasRow({ kind, serverId }) ? [{ kind, serverId }] : [],
  )
  if (unknown.length > 0) throw outcomeError({ code: 'unknown-row', details: { rows: unknown } })
}

const answerOf = (
  { version, rows, complete }: StoredOutcome,
  { unitId, year, at }: Omit<Reader, 'userId'>,
): OutcomeOfYear => ({
  unitId,
  year,
  version,
  lastWeek: lastWeekOver(year, at),
  rows: rows.map(({ values, ...row }) => ({ ...row, values: [...values] })),
  complete: [...complete],
})

/** What happened in the weeks of a unit. That the user may reach the unit is settled before; the database checks again. */
export const createOutcomeService = (needs: { readonly database: Database } & OutcomeNeeds) => ({
  read: async ({ userId, unitId, at, year }: Reader): Promise<{ outcome: OutcomeOfYear; stored: StoredOutcome }> => {
    const stored = await findOutcome(needs.database.readAs(userId), { unitId, year, today: dayOf(at) })
    if (stored === undefined) throw outcomeError({ code: 'not-found' })
    return { outcome: answerOf(stored, { unitId, year, at }), stored }
  },

  save: (writer: OutcomeWriter<'outcome-saved'>, { changes }: OutcomeChanges): Promise<Saved> => {
    const weeks = changes.map(({ week }) => week)
    return changing(needs, { ...writer, weeks, action: 'outcome-saved' }, ({ forecast, outcome }) => {
      requireKnownRows(changes, forecast)
      requireWeeksOpen(weeks, outcome.complete)
      return { cells: changes.map(change => ({ ...change, source: 'typed' })) }
    })
  },

  takeForecast: (writer: OutcomeWriter<'outcome-saved'>, { weeks }: OutcomeAsForecast): Promise<Saved> => {
    return changing(needs, { ...writer, weeks, action: 'outcome-saved' }, ({ forecast, outcome }) => {
      requireWeeksOpen(weeks, outcome.complete)
      return { cells: distinctWeeks(weeks).flatMap(week => cellsAsForecast(forecast.input, week)) }
    })
  },

  takeDiary: (writer: OutcomeWriter<'outcome-saved'>, { weeks }: OutcomeFromDiary): Promise<Saved> => {
    return changing(needs, { ...writer, weeks, action: 'outcome-saved' }, async (held, transaction) => {
      requireWeeksOpen(weeks, held.outcome.complete)
      const cells = await cellsFromDiary(transaction, held, weeks)
      requireKnownRows(cells, held.forecast)
      return { cells }
    })
  },

  complete: (writer: OutcomeWriter<'outcome-completed'>, { weeks }: OutcomeComplete): Promise<Saved> =>
    changing(needs, { ...writer, weeks, action: 'outcome-completed' }, () => ({ completed: distinctWeeks(weeks) })),

  reopen: (writer: OutcomeWriter<'outcome-reopened'>, { weeks, reason }: OutcomeReopen): Promise<Saved> =>
    changing(needs, { ...writer, weeks, action: 'outcome-reopened' }, () => ({
      reopened: { weeks: distinctWeeks(weeks), reason },
    })),
})

export type OutcomeService = ReturnType<typeof createOutcomeService>
