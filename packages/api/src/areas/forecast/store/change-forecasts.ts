import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import { isSameRow, shownHours, type StoredRow, type WeekOrigins } from '../stored-forecast'
import { yearFiguresOf } from '../year-figures'
import { changedCellsOf } from './changed-cells'
import type { LockedForecast } from './lock-forecasts'
import { packCells, type PackedCells } from './packed-cells'
import {
  moveRollup,
  recordChanges,
  writeRows,
  type ChangeReason,
  type ChangeRecord,
  type RowDifference,
} from './planning-writes'
import { writeMeasures } from './write-measures'
import { followSickPay } from './write-sick-pay'

/** A row's hours as they are to be; without `diary` those of the diary stay as they are. */
export type RowChange = Pick<StoredRow, 'kind' | 'sourceId' | 'typed'> &
  Partial<Pick<StoredRow, 'diary'>> & {
    /** By what each week moved, where a person's page said so */
    readonly origins?: WeekOrigins
  }

export type ForecastChange = {
  readonly locked: LockedForecast
  /** Each row once */
  readonly rows: readonly RowChange[]
  readonly cells: ChangeRecord['cells']
}

const storedRowOf = ({ rows }: LockedForecast, change: RowChange): StoredRow | undefined =>
  rows.find(row => isSameRow(row, change))

const changedRowOf = (locked: LockedForecast, change: RowChange): StoredRow => ({
  kind: change.kind,
  sourceId: change.sourceId,
  typed: change.typed,
  diary: change.diary ?? storedRowOf(locked, change)?.diary ?? [],
})

const differenceOf = (locked: LockedForecast, change: RowChange): RowDifference => {
  const stored = storedRowOf(locked, change)
  const before = stored === undefined ? [] : shownHours(stored)
  const after = shownHours(changedRowOf(locked, change))
  const difference = after.map((hours, week) => hours - (before[week] ?? 0))
  return { forecast: locked.head, kind: change.kind, sourceId: change.sourceId, difference }
}

const figuresOf = ({ locked, rows }: ForecastChange) => {
  const kept = locked.rows.filter(row => !rows.some(change => isSameRow(change, row)))
  return yearFiguresOf(locked.head, [...kept, ...rows.map(change => changedRowOf(locked, change))])
}

const historyOf = ({ locked, rows }: ForecastChange, { action }: ChangeReason): PackedCells =>
  packCells(
    rows.map(change => {
      const { origins = {} } = change
      return changedCellsOf(
        { before: storedRowOf(locked, change), after: changedRowOf(locked, change), origins },
        action,
      )
    }),
  )

/** Rows and sums are on their way while this calculates the years. */
const recordYears = async (
  transaction: Transaction,
  changes: readonly ForecastChange[],
  reason: ChangeReason,
): Promise<Map<number, number>> => {
  const records = changes.map(change => ({
    forecastId: change.locked.head.id,
    figures: figuresOf(change),
    cells: change.cells,
    history: historyOf(change, reason),
  }))
  const [versions] = await sentAtOnce([
    recordChanges(transaction, reason, records),
    writeMeasures(
      transaction,
      records.map(({ forecastId, figures }) => ({ forecastId, measures: figures.measures })),
    ),
  ])
  return versions
}

/** The changes on forecasts that have what illness by spell takes off as their diaries are now. */
const withSickPay = async (
  transaction: Transaction,
  changes: readonly ForecastChange[],
): Promise<readonly ForecastChange[]> => {
  const now = await followSickPay(
    transaction,
    changes.map(({ locked }) => locked),
  )
  return changes.map((change, index) => ({ ...change, locked: now[index] ?? change.locked }))
}

/**
 * Changes any number of forecasts that the transaction has locked, all of them or none: typed and diary hours, the sums
 * of their municipalities, what illness by spell takes off, the figures of their years and what analytics reads of them,
 * their versions, and for each what changed in its history and one audit row. One statement of each kind, however many
 * forecasts, and one wait for all of them: the database does them in this order. Nothing else writes these tables.
 * @returns the new versions by the id of the forecast
 */
export const changeForecasts = async (
  transaction: Transaction,
  given: readonly ForecastChange[],
  reason: ChangeReason,
): Promise<Map<number, number>> => {
  if (given.length === 0) return new Map()
  const changes = await withSickPay(transaction, given)
  const written = changes.flatMap(({ locked, rows }) => rows.map(row => ({ ...row, forecast: locked.head })))
  const differences = changes.flatMap(({ locked, rows }) => rows.map(row => differenceOf(locked, row)))
  const [, , versions] = await sentAtOnce([
    writeRows(transaction, written),
    moveRollup(transaction, differences),
    recordYears(transaction, changes, reason),
  ])
  return versions
}

/** One forecast; answers its new version. */
export const changeForecast = async (
  transaction: Transaction,
  locked: LockedForecast,
  rows: readonly RowChange[],
  { cells, ...reason }: ChangeReason & Pick<ForecastChange, 'cells'>,
): Promise<number> => {
  const versions = await changeForecasts(transaction, [{ locked, rows, cells }], reason)
  const version = versions.get(locked.head.id)
  if (version === undefined) throw new Error(`Forecast ${locked.head.id} vanished while it was locked`)
  return version
}
