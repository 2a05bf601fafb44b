import type { ChangeProblem, ForecastChanges } from '@veckovis/contracts/forecast'
import { type IsoWeek } from '@veckovis/domain/calendar'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import type { Transaction } from '../../../db/database'
import { applyChanges, rowIdOf } from './apply-changes'
import type { ForecastVersion } from '../forecast-repository'
import { changeForecast } from '../store/change-forecasts'
import { lockForecast } from '../store/lock-forecasts'
import type { ChangedRow } from '../stored-forecast'
import type { RequireNewest } from '../../../http/version-tag'

export type ForecastSave = {
  readonly forecastId: number
  readonly unitId: number
  readonly changes: ForecastChanges
  readonly requireNewest: RequireNewest
  /** Weeks before it are closed; null is the system's own writing, which may fill past weeks */
  readonly currentWeek: IsoWeek | null
  readonly userId: number | null
  readonly at: Date
}

export type SaveRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-locked' }
  | { readonly kind: 'wrong-changes'; readonly problems: readonly ChangeProblem[] }

const touchedCells = (changed: readonly ChangedRow[]): Record<string, number[]> =>
  Object.fromEntries(
    changed.map(row => [rowIdOf(row), row.difference.flatMap((hours, index) => (hours === 0 ? [] : [index + 1]))]),
  )

/**
 * Saves the changed weeks of one forecast: rows, sums of the municipality, the year's figures, version and audit row
 * in the caller's transaction, or nothing at all. A save that moves no hours changes nothing, not even the version.
 */
export const saveForecast = async (
  transaction: Transaction,
  save: ForecastSave,
): Promise<Result<ForecastVersion, SaveRefusal>> => {
  const locked = await lockForecast(transaction, save.forecastId, save.unitId)
  if (locked === undefined) return fail({ kind: 'not-found' })
  const { head, absenceIds, rows: stored } = locked
  save.requireNewest(head)
  if (!head.isLocked) return fail({ kind: 'not-locked' })

  const { year, weeks } = head
  const changed = applyChanges(save.changes, { year, weeks, currentWeek: save.currentWeek, absenceIds, stored })
  if (!changed.ok) return fail({ kind: 'wrong-changes', problems: changed.error })
  const moved = changed.value.filter(({ difference }) => difference.some(hours => hours !== 0))
  if (moved.length === 0) return succeed({ id: head.id, version: head.version })

  const version = await changeForecast(
    transaction,
    locked,
    moved.map(({ kind, sourceId, typed, origins }) => ({ kind, sourceId, typed, origins })),
    { action: 'forecast-saved', userId: save.userId, at: save.at, cells: touchedCells(moved) },
  )
  return succeed({ id: head.id, version })
}
