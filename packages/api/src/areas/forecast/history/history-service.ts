import type {
  CellChange,
  CellHistory,
  CellHistoryQuery,
  ForecastSave,
  ForecastSaves,
  ForecastSavesQuery,
  PastForecast,
} from '@veckovis/contracts/forecast'
import type { ReadQuestion } from '@veckovis/contracts/privacy'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import type { Database, Transaction } from '../../../db/database'
import { askedOfFew, dayOf } from '../few-people'
import { forecastError } from '../forecast-error'
import { rowKeyOf } from '../store/changed-cells'
import { unpackCell } from '../store/packed-cells'
import {
  findOldest,
  findPresent,
  listChangesOfCell,
  listPacked,
  listSaves,
  listTouched,
  readPresentRows,
  type ForecastOfUnit,
  type KeptSave,
  type PresentForecast,
} from './history-repository'
import { pastAnswer } from './past-answer'
import { firstTouches, pastRows } from './past-rows'

type HistoryReader = ForecastOfUnit & { readonly userId: number; readonly at: Date }

type Work<Asked, Answer> = (transaction: Transaction, present: PresentForecast, asked: Asked) => Promise<Answer>

/** A read of the history of a forecast, with what the audit keeps of it. */
const reading =
  <Asked, Answer>(database: Database, question: ReadQuestion, work: Work<Asked, Answer>) =>
  ({ userId, at, ...forecast }: HistoryReader, asked: Asked) =>
    database.asUser(userId, async transaction => {
      const present = await findPresent(transaction, { ...forecast, today: dayOf(at) })
      if (present === undefined) throw forecastError({ code: 'not-found' })
      const answer = await work(transaction, present, asked)
      return { answer, asked: askedOfFew(present, { question, year: present.year }) }
    })

/** One that has no history yet can be read as it is. */
const oldestReadable = (oldestKept: number | null | undefined, present: number): number =>
  typeof oldestKept === 'number' ? oldestKept - 1 : present

const saveOf = ({ version, savedAt, savedBy, origins, originCells }: KeptSave): ForecastSave => {
  const sums = new Map<KeptSave['origins'][number], number>()
  origins.forEach((origin, run) => sums.set(origin, (sums.get(origin) ?? 0) + (originCells[run] ?? 0)))
  const byMost = [...sums].toSorted(([, one], [, other]) => other - one)
  return {
    version,
    savedAt: savedAt.toISOString(),
    savedBy,
    origins: byMost.map(([origin, cells]) => ({ origin, cells })),
  }
}

const readSaves: Work<ForecastSavesQuery, ForecastSaves> = async (transaction, { id, version }, page) => {
  const { rows, total, oldest } = await listSaves(transaction, id, page)
  return { saves: rows.map(saveOf), total, oldestVersion: oldestReadable(oldest, version) }
}

const readPast: Work<number, PastForecast> = async (transaction, { id }, version) => {
  const present = await readPresentRows(transaction, id)
  const oldest = await findOldest(transaction, id)
  if (version > present.version || version < oldestReadable(oldest, present.version))
    throw forecastError({ code: 'not-found' })
  const touched = await listTouched(transaction, id, { after: version, upTo: present.version })
  const changes = await listPacked(transaction, id, firstTouches(touched))
  return pastAnswer(version, pastRows(present.rows, changes))
}

const readCell: Work<CellHistoryQuery, CellHistory> = async (transaction, { id: forecastId, weeks }, query) => {
  const { row: kind, source: sourceId, week } = query
  if (week > weeks) throw forecastError({ code: 'not-found' })
  const cell = { forecastId, rowKey: rowKeyOf({ kind, sourceId }), week }
  const { changes, total } = await listChangesOfCell(transaction, cell, query)
  const told = changes.map(({ saved, packed }): CellChange => {
    const changed = unpackCell(packed, cell.rowKey, week)
    if (changed === undefined) throw new Error(`Version ${saved.version} of forecast ${forecastId} lost a cell`)
    const { origin, from, to } = changed
    const savedAt = saved.savedAt.toISOString()
    return { ...saved, savedAt, origin, from: hoursFromHundredths(from), to: hoursFromHundredths(to) }
  })
  return { changes: told, total }
}

/** What changed in a forecast, and how it was. That the reader may see it is settled before; the database checks again. */
export const createHistoryService = (database: Database) => ({
  saves: reading(database, 'forecast-saves', readSaves),
  past: reading(database, 'forecast-history', readPast),
  cell: reading(database, 'cell-history', readCell),
})

export type HistoryService = ReturnType<typeof createHistoryService>
