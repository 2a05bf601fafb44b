import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { areas } from '../../composition'
import type { Database, Transaction } from '../../db/database'
import { demoPassword } from '../demo-accounts'
import { makeStaff } from '../demo-staff'
import { unitPlans, type UnitPlan } from '../facts/unit-plans'
import { seedStaff } from '../seed-staff'
import { seededRandom } from '../seeded-random'
import { seedYear } from '../years/seed-year'
import { copyBudgets } from './copy-budgets'
import { managedUnits, seedOperationsManager } from './nation-people'
import { makeNationPlaces } from './nation-places'

/** Units of the nation beside those of the demonstration. */
export const nationUnits = 30_000

/** Years that are made as people make them; the others are these with other needs. */
const patterns = 24

const lockedPlans = unitPlans.filter(({ isLocked }) => isLocked)

/** From a half to one and a half of what the demonstration's units are. */
const planOf = (place: number): UnitPlan => {
  const plan = lockedPlans[place % lockedPlans.length]
  if (plan === undefined) throw new Error('The demonstration has no unit whose budgets are locked')
  const size = 0.5 + place / patterns
  return {
    ...plan,
    zones: plan.zones.map(zone => ({ ...zone, hours: Math.round(zone.hours * size) })),
    rooms: plan.rooms.map(room => ({ ...room, rooms: Math.ceil(room.rooms * size) })),
    numberOfStaff: Math.ceil(plan.numberOfStaff * size),
  }
}

/** Of the units whose year is made as people make it, those of one person come first: of one municipality, where it has as many. */
const patternsAmong = async (transaction: Transaction, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await transaction.query<{ id: number }>(
    'SELECT id FROM unit WHERE id = ANY($1) ORDER BY municipality_id, id LIMIT $2',
    [ids, managedUnits],
  )
  const managed = rows.map(({ id }) => id)
  return [...managed, ...ids.filter(id => !managed.includes(id)).slice(0, patterns - managed.length)]
}

/** Of the next year one unit has what it needs and another one a beginning; the others have nothing yet. */
const seedNextYear = async (
  transaction: Transaction,
  unitIds: readonly number[],
  { year, at }: { year: number; at: Date },
): Promise<void> => {
  for (const [place, unitId] of unitIds.slice(0, 2).entries()) {
    const plan = { ...planOf(place), isLocked: place === 0 }
    await seedYear(transaction, { plan, unitId, year, random: seededRandom(2_000 + place), at })
  }
}

const seedPattern = async (
  transaction: Transaction,
  { unitId, place, year, at }: { unitId: number; place: number; year: number; at: Date },
): Promise<void> => {
  const plan = planOf(place)
  const random = seededRandom(1_000 + place)
  await seedStaff(transaction, unitId, makeStaff({ ...plan, count: plan.numberOfStaff }, random))
  await seedYear(transaction, { plan, unitId, year, random, at })
}

/** Most units lie around their target; few are far from it, and none as far as another. */
const factorOf = (random: () => number): number => 0.75 + (random() + random() + random()) / 6

type NationOptions = {
  readonly now: Date
  readonly hashPassword: (password: string) => Promise<string>
  readonly units?: number
}

/**
 * The nation of the demonstration: units in every municipality, each with locked budgets and a forecast of this year
 * that can be opened, and somebody who answers for twelve of them. Everything or nothing; a database that has more than a thousand units is left as it is.
 */
export const seedNation = async (
  database: Pick<Database, 'asSystem'>,
  { now, hashPassword, units = nationUnits }: NationOptions,
): Promise<'seeded' | 'already-there'> =>
  database.asSystem(async transaction => {
    const { rows } = await transaction.query<{ units: number }>('SELECT count(*)::int AS units FROM unit')
    if ((rows[0]?.units ?? 0) > 1_000) return 'already-there'
    // A statement makes tens of thousands of rows.
    await transaction.query('SET LOCAL statement_timeout = 0')
    const { year } = isoWeekInStockholm(now)
    const ids = await makeNationPlaces(transaction, units)
    await transaction.query('ANALYZE municipality, department, unit')
    const patternIds = await patternsAmong(transaction, ids)
    for (const [place, unitId] of patternIds.entries()) await seedPattern(transaction, { unitId, place, year, at: now })
    const unitIds = patternIds.slice(0, managedUnits)
    await seedNextYear(transaction, unitIds, { year: year + 1, at: now })
    await seedOperationsManager(transaction, { unitIds, passwordHash: await hashPassword(demoPassword), at: now })
    const random = seededRandom(7)
    const made = new Set(patternIds)
    const others = ids.filter(id => !made.has(id))
    const copies = others.map((unitId, place) => ({
      unitId,
      patternUnitId: patternIds[place % patternIds.length] ?? unitId,
      factor: factorOf(random),
    }))
    await copyBudgets(transaction, { year, copies })
    await areas.forecast.copy(transaction, { year, copies })
    await transaction.query('ANALYZE')
    return 'seeded'
  })

/** As people read it, such as 900 MB. */
export const databaseSize = async (transaction: Transaction): Promise<{ readonly size: string }> => {
  const { rows } = await transaction.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  )
  return { size: rows[0]?.size ?? '' }
}
