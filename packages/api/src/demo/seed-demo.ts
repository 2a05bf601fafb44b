import type { Database, Transaction } from '../db/database'
import type { SecurityLog } from '../security/security-log'
import { demoPassword } from './demo-accounts'
import { demoUnits, type Regions } from './facts/demo-organisation'
import { makeStaff } from './demo-staff'
import { seedAbsences } from './seed-absences'
import { seedAccounts } from './seed-accounts'
import { seedLogos } from './seed-logos'
import { seedNotes } from './seed-notes'
import { idOf, seedOrganisation, type SeededPlaces } from './seed-organisation'
import { seedOutcomes } from './seed-outcomes'
import { seedStaff } from './seed-staff'
import { seedYear } from './years/seed-year'
import { seededRandom } from './seeded-random'
import { unitPlans } from './facts/unit-plans'
import { insertWorkedExample } from './worked-example'

export type DemoOptions = { readonly regions: Regions; readonly now: Date }

const seedPlans = async (transaction: Transaction, places: SeededPlaces, at: Date): Promise<void> => {
  for (const [index, plan] of unitPlans.entries()) {
    const unitId = idOf(places.units, plan.unit)
    const random = seededRandom(index + 1)
    const staff = makeStaff({ ...plan, count: plan.numberOfStaff }, random)
    await seedStaff(transaction, unitId, staff)
    for (const year of plan.years) await seedYear(transaction, { plan, unitId, year, random, at })
  }
  const groupHome = makeStaff({ count: 6, meanMonthlyPay: 30_300, fullTimeHours: 37 }, seededRandom(99))
  await seedStaff(transaction, idOf(places.units, demoUnits.groupHome2), groupHome)
}

const seedEverything = async (transaction: Transaction, { regions, now }: DemoOptions, passwordHash: string) => {
  const places = await seedOrganisation(transaction, regions)
  await seedLogos(transaction, places)
  await seedPlans(transaction, places, now)
  const unitId = idOf(places.units, demoUnits.workedExample)
  for (const year of [2026, 2027]) await insertWorkedExample(transaction, { unitId, year, at: now })
  await seedOutcomes(transaction, places, now)
  await seedAccounts(transaction, places, { passwordHash, at: now })
  await seedNotes(transaction, places, now)
  await seedAbsences(transaction, places, now)
}

/**
 * The demonstration: all of Sweden's regions, two municipalities with units, staff and years, and one account per
 * kind of person. Everything or nothing, in one transaction; a database that has people is left as it is.
 */
export const seedDemo = async (
  database: Pick<Database, 'asSystem'>,
  options: DemoOptions & {
    readonly hashPassword: (password: string) => Promise<string>
    readonly securityLog: Pick<SecurityLog, 'record'>
  },
): Promise<'seeded' | 'already-there'> =>
  database.asSystem(async transaction => {
    const { rows } = await transaction.query<{ people: boolean }>('SELECT EXISTS (SELECT FROM app_user) AS people')
    if (rows[0]?.people === true) return 'already-there'
    await seedEverything(transaction, options, await options.hashPassword(demoPassword))
    // Accounts whose password everybody knows.
    await options.securityLog.record(transaction, { kind: 'demo', userId: null, details: { data: 'seeded' } })
    return 'seeded'
  })
