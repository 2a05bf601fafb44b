import type { BatchRowResult, OutcomeBatch, OutcomeBatchAnswer } from '@veckovis/contracts/outcome'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database, Transaction } from '../../../db/database'
import { machineKeyError, type MachineKey } from '../../../http/admission/machine-key'
import { requestDigest } from '../../../http/request-digest'
import { outcomeError } from '../outcome-error'
import type { OutcomeNeeds, RowsOfYear } from '../outcome-service'
import { changeOutcome } from '../store/change-outcome'
import { holdOutcome, type HeldOutcome } from '../store/hold-outcome'
import { findBatch, isLicensed, keepBatch, unitsByCode, useMachineKey } from './batch-repository'
import { cellsOf, judgeByForecasts, judgeRows, refusedOf, yearsOf, type MachineCell } from './batch-rows'

type Services = { readonly database: Database } & Pick<OutcomeNeeds, 'rowsOfYears'>

export type Batch = {
  readonly key: MachineKey
  readonly batch: OutcomeBatch
  readonly now: Date
  readonly audit: Audit<AuditEvent<'outcome-saved'>>
}

const refused = ({ at }: MachineCell, code: 'week-complete' | 'no-forecast'): BatchRowResult => ({
  at,
  result: 'refused',
  code,
})

const saidBefore = ({ rows }: HeldOutcome, cell: MachineCell): number | null =>
  rows.find(row => row.source === 'machine' && row.kind === cell.kind && row.serverId === cell.serverId)?.values[
    cell.week - 1
  ] ?? null

const resultOf = (held: HeldOutcome, cell: MachineCell): BatchRowResult => ({
  at: cell.at,
  result: saidBefore(held, cell) === cell.value ? 'unchanged' : 'saved',
})

type OfYear = { readonly forecast: RowsOfYear; readonly cells: readonly MachineCell[] }

/** Says the rows of one unit and year, without those of weeks that are complete; one audit row where something changed. */
const sayYear = async (
  transaction: Transaction,
  { key, now, audit }: Batch,
  { forecast: { unitId, year, forecastId }, cells }: OfYear,
): Promise<BatchRowResult[]> => {
  const held = await holdOutcome(transaction, { unitId, year })
  if (held === undefined) return cells.map(cell => refused(cell, 'no-forecast'))
  const isOpen = ({ week }: MachineCell) => !held.complete.includes(week)
  const open = cells.filter(isOpen)
  const said = open.map(({ kind, serverId, week, value, source }) => ({ kind, serverId, week, value, source }))
  const { version, weeks } = await changeOutcome(transaction, held, { cells: said }, { userId: null, at: now })
  const details = { year, version, weeks, machineKey: key.id }
  if (weeks.length > 0)
    await audit(transaction, { action: 'outcome-saved', subject: `forecast/${forecastId}`, unitId, details })
  const closed = cells.filter(cell => !isOpen(cell)).map(cell => refused(cell, 'week-complete'))
  return [...closed, ...open.map(cell => resultOf(held, cell))]
}

const answerOf = (results: readonly BatchRowResult[]): OutcomeBatchAnswer => {
  const count = (asked: BatchRowResult['result']) => results.filter(({ result }) => result === asked).length
  return {
    results: results.toSorted((one, other) => one.at - other.at),
    saved: count('saved'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  }
}

/** Holds the key, and with it every other batch of it; the answer where the request was made before. */
const begin = async (transaction: Transaction, { key, batch, now }: Batch, digest: Buffer) => {
  if (!(await useMachineKey(transaction, key, now))) throw machineKeyError({ code: 'key-revoked' })
  if (!(await isLicensed(transaction, key, now))) throw outcomeError({ code: 'not-licensed' })
  const before = await findBatch(transaction, key, { requestId: batch.requestId, digest })
  if (before?.isSame === false)
    throw outcomeError({ code: 'conflict', details: { reason: 'request-repeated', id: key.id } })
  return before?.answer
}

const readUnits = (database: Database, given: Batch, digest: Buffer) =>
  database.asMachineKey(given.key.id, async transaction => {
    const before = await begin(transaction, given, digest)
    if (before) return { before }
    return { units: await unitsByCode(transaction, given.key, [...new Set(given.batch.rows.map(({ unit }) => unit))]) }
  })

/** What a system says of weeks that are over: good rows go in without bad ones, all of them in one transaction. */
export const takeBatch = async ({ database, rowsOfYears }: Services, given: Batch): Promise<OutcomeBatchAnswer> => {
  const { key, batch, now } = given
  const digest = requestDigest(batch)
  const read = await readUnits(database, given, digest)
  if ('before' in read) return read.before
  const judged = judgeRows(batch.rows, { units: read.units, isOfAll: key.isOfAll, now })
  const years = yearsOf(judged)
  // What rows a forecast has is nothing that a key could read; only of units that it reaches is it asked.
  const forecasts = years.length === 0 ? [] : await database.asSystem(system => rowsOfYears(system, years))
  const known = judgeByForecasts(judged, forecasts)
  const cells = cellsOf(known)
  return database.asMachineKey(key.id, async transaction => {
    const before = await begin(transaction, given, digest)
    if (before) return before
    const results = [refusedOf(known)]
    for (const forecast of forecasts) {
      const own = cells.filter(cell => cell.unitId === forecast.unitId && cell.year === forecast.year)
      if (own.length > 0) results.push(await sayYear(transaction, given, { forecast, cells: own }))
    }
    const answer = answerOf(results.flat())
    await keepBatch(transaction, key, { requestId: batch.requestId, digest, answer, now })
    return answer
  })
}
