import { randomUUID } from 'node:crypto'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { auditBy } from '../audit/audit'
import { areas } from '../composition'
import type { Transaction } from '../db/database'
import { demoUnits } from './facts/demo-organisation'
import { idOf, type SeededPlaces } from './seed-organisation'

const employedSql = `SELECT id FROM staff_member
WHERE unit_id = $1 AND employed_from < $2::date AND employed_to IS NULL ORDER BY id OFFSET 3 LIMIT 3`

/** So many days from now, and the eleven after it; of the next year where they would lie on both sides of New Year. */
const daysAhead = (at: Date, days: number): { readonly from: string; readonly to: string } => {
  const dayOf = (later: number) => calendarDateInStockholm(new Date(at.getTime() + later * 24 * 3_600_000))
  const [from, to] = [dayOf(days), dayOf(days + 11)]
  if (from.year === to.year) return { from: toIsoDate(from), to: toIsoDate(to) }
  return { from: `${to.year}-01-02`, to: `${to.year}-01-13` }
}

type Absence = { readonly unitId: number; readonly staffId: number; readonly place: number }

/** An entry as it comes from the form of the unit's own manager: it waits for a decision. */
const enterAbsence = async (
  transaction: Transaction,
  { unitId, staffId, place }: Absence,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> => {
  const caller = { ...by, unitId, audit: auditBy({ userId: by.userId, unitId }) }
  await areas.diary.enter(transaction, caller, {
    ...{ category: 'ABSENCE', requestId: randomUUID(), title: '', notes: '', weekdays: [1, 2, 3, 4, 5] },
    ...{ reason: 2 + (place % 3), staffId, hours: { perDay: 8 }, substitute: null },
    ...daysAhead(by.at, 5 + ((place * 7) % 50)),
  })
}

/** Three of each unit's staff ask to be away in the coming weeks, and wait for a decision. */
export const enterAbsences = async (
  transaction: Transaction,
  unitIds: readonly number[],
  by: { readonly userId: number; readonly at: Date },
): Promise<void> => {
  let place = 0
  for (const unitId of unitIds) {
    const { rows } = await transaction.query<{ id: number }>(employedSql, [unitId, by.at])
    for (const { id: staffId } of rows) await enterAbsence(transaction, { unitId, staffId, place: place++ }, by)
  }
}

const manager = 'chef@veckovis.example'

/** What waits in the two units of the demonstration's manager, entered by herself. */
export const seedAbsences = async (transaction: Transaction, places: SeededPlaces, at: Date): Promise<void> => {
  const { rows } = await transaction.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [manager])
  if (rows[0] === undefined) throw new Error(`The demonstration has no ${manager}`)
  const unitIds = [demoUnits.bergshamra, demoUnits.solrosen].map(name => idOf(places.units, name))
  await enterAbsences(transaction, unitIds, { userId: rows[0].id, at })
}
