import type { Transaction } from '../db/database'
import { demoFullTimeHours, demoOrganisation, licenceKeys, type Regions } from './facts/demo-organisation'
import { payrollOverhead } from './facts/payroll-overhead'
import { demoPrices } from './facts/price-list'

/** Ids of the seeded places by name; unit names are unique in the demonstration. */
export type SeededPlaces = {
  readonly municipalities: ReadonlyMap<string, number>
  readonly departments: ReadonlyMap<string, number>
  readonly units: ReadonlyMap<string, number>
}

/** The id of a place that the demonstration itself has made. */
export const idOf = (places: ReadonlyMap<string, number>, name: string): number => {
  const id = places.get(name)
  if (id === undefined) throw new Error(`The demonstration has no place named ${name}`)
  return id
}

const insertRegions = async (transaction: Transaction, regions: Regions): Promise<Map<string, number>> => {
  await transaction.query('INSERT INTO county (code, name) SELECT * FROM unnest($1::text[], $2::text[])', [
    regions.counties.map(county => county.code),
    regions.counties.map(county => county.name),
  ])
  const { rows } = await transaction.query<{ id: number; name: string }>(
    `INSERT INTO municipality (county_id, code, name)
     SELECT county.id, made.code, made.name
     FROM unnest($1::text[], $2::text[], $3::text[]) AS made (code, name, county)
     JOIN county ON county.code = made.county
     RETURNING id, name`,
    [
      regions.municipalities.map(municipality => municipality.code),
      regions.municipalities.map(municipality => municipality.name),
      regions.municipalities.map(municipality => municipality.county),
    ],
  )
  return new Map(rows.map(row => [row.name, row.id]))
}

const insertNamed = async (
  transaction: Transaction,
  insertSql: string,
  parentId: number,
  name: string,
): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(insertSql, [parentId, name.normalize('NFC')])
  const made = rows[0]
  if (made === undefined) throw new Error(`The database gave no id for ${name}`)
  return made.id
}

const insertDepartment = (transaction: Transaction, municipalityId: number, name: string): Promise<number> =>
  insertNamed(
    transaction,
    'INSERT INTO department (municipality_id, name) VALUES ($1, $2) RETURNING id',
    municipalityId,
    name,
  )

const insertUnit = (transaction: Transaction, departmentId: number, name: string): Promise<number> =>
  insertNamed(
    transaction,
    `INSERT INTO unit (department_id, municipality_id, name)
     SELECT id, municipality_id, $2 FROM department WHERE id = $1 RETURNING id`,
    departmentId,
    name,
  )

const insertLicences = async (transaction: Transaction, municipalityId: number): Promise<void> => {
  await transaction.query(
    `INSERT INTO licence (municipality_id, licence_key, valid_from) SELECT $1, key, '2020-01-01' FROM unnest($2::text[]) AS key`,
    [municipalityId, [...licenceKeys]],
  )
}

const insertPayrollOverhead = async (transaction: Transaction): Promise<void> => {
  await transaction.query(
    `INSERT INTO dated_setting (key, valid_from, value, is_demo)
     SELECT 'payroll-overhead', make_date(year, 1, 1), percent, is_demo
     FROM unnest($1::int[], $2::numeric[], $3::boolean[]) AS known (year, percent, is_demo)`,
    [
      payrollOverhead.map(entry => entry.year),
      payrollOverhead.map(entry => entry.percent),
      payrollOverhead.map(entry => entry.isDemo),
    ],
  )
}

/** What the demonstration's municipalities have agreed on for a full-time post. */
const insertFullTimeHours = async (transaction: Transaction, municipalityId: number): Promise<void> => {
  await transaction.query(
    `INSERT INTO dated_setting (municipality_id, key, valid_from, value, is_demo)
     VALUES ($1, 'full-time-hours', '2000-01-01', $2, true)`,
    [municipalityId, demoFullTimeHours],
  )
}

/** What one of the municipalities pays its units, so that those that are paid by hour or room show income. */
const insertPrices = async (
  transaction: Transaction,
  municipalities: SeededPlaces['municipalities'],
): Promise<void> => {
  const { municipality, validFrom, prices } = demoPrices
  await transaction.query(
    `INSERT INTO dated_setting (municipality_id, key, valid_from, value, is_demo)
     SELECT $1, key, $2, value, true FROM unnest($3::text[], $4::numeric[]) AS price (key, value)`,
    [idOf(municipalities, municipality), validFrom, prices.map(([key]) => key), prices.map(([, value]) => value)],
  )
}

/** All counties and municipalities of Sweden, the demonstration's departments and units, licences and settings. */
export const seedOrganisation = async (transaction: Transaction, regions: Regions): Promise<SeededPlaces> => {
  const municipalities = await insertRegions(transaction, regions)
  const departments = new Map<string, number>()
  const units = new Map<string, number>()
  for (const { municipality, isLicensed, departments: wanted } of demoOrganisation) {
    const municipalityId = idOf(municipalities, municipality)
    if (isLicensed) await insertLicences(transaction, municipalityId)
    await insertFullTimeHours(transaction, municipalityId)
    for (const department of wanted) {
      const departmentId = await insertDepartment(transaction, municipalityId, department.name)
      departments.set(`${municipality}/${department.name}`, departmentId)
      for (const unit of department.units) units.set(unit, await insertUnit(transaction, departmentId, unit))
    }
  }
  await insertPayrollOverhead(transaction)
  await insertPrices(transaction, municipalities)
  return { municipalities, departments, units }
}
