import { randomUUID } from 'node:crypto'
import type { RoleItem } from '@veckovis/contracts/access'
import {
  areas,
  createSecurityLog,
  demoPassword,
  insertWorkedExample,
  type Database,
  type Transaction,
} from '@veckovis/api'
import type {
  ChangeUser,
  MadeForecast,
  MadeStaffMember,
  MadeTree,
  MadeUser,
  MakeForecast,
  MakeStaffMember,
  MakeTree,
  MakeUser,
  RegisterModule,
  SetLicence,
} from './control-contract'
import { ownerOf } from './owner-of'
import { testSecret } from './test-secret'

/** Those of the suite's own areas; a registered module that is newer brings its own. */
const suiteLicences = ['forecast', 'diary', 'budget', 'staff', 'analytics']
const longAgo = '2020-01-01T00:00:00Z'

const insertId = async (transaction: Transaction, sql: string, values: unknown[]): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(sql, values)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`No id from ${sql}`)
  return id
}

/** Makes places by name; without a list of licences a municipality holds all of them. */
export const makePlaces = (database: Database, { counties }: MakeTree): Promise<MadeTree> =>
  ownerOf(database).asSystem(async transaction => {
    const made: MadeTree = { counties: [] }
    for (const county of counties) {
      const countyId = await insertId(transaction, 'INSERT INTO county (name) VALUES ($1) RETURNING id', [county.name])
      const municipalities: MadeTree['counties'][number]['municipalities'] = []
      for (const municipality of county.municipalities) {
        const municipalityId = await insertId(
          transaction,
          'INSERT INTO municipality (county_id, code, name, logo_filename, type) VALUES ($1, $2, $3, $4, $5) RETURNING id',
          [
            countyId,
            '17000',
            municipality.name,
            municipality.logoFilename ?? null,
            municipality.type ?? 'MUNICIPALITY',
          ],
        )
        await transaction.query(
          `INSERT INTO licence (municipality_id, licence_key, valid_from) SELECT $1, key, $3 FROM (
             SELECT unnest($2::text[]) AS key UNION SELECT licence_key FROM module WHERE $4 AND licence_key IS NOT NULL) AS wanted`,
          [municipalityId, municipality.licences ?? suiteLicences, longAgo, municipality.licences === undefined],
        )
        const departments = []
        for (const department of municipality.departments) {
          const departmentId = await insertId(
            transaction,
            'INSERT INTO department (municipality_id, name) VALUES ($1, $2) RETURNING id',
            [municipalityId, department.name],
          )
          const units = []
          for (const name of department.units)
            units.push({
              id: await insertId(
                transaction,
                `INSERT INTO unit (department_id, municipality_id, name)
                 SELECT id, municipality_id, $2 FROM department WHERE id = $1 RETURNING id`,
                [departmentId, name],
              ),
              name,
            })
          departments.push({ id: departmentId, name: department.name, units })
        }
        municipalities.push({ id: municipalityId, name: municipality.name, departments })
      }
      made.counties.push({ id: countyId, name: county.name, municipalities })
    }
    return made
  })

/** Gives a unit the worked example in a year. */
export const makeForecast = (
  database: Database,
  { unitId, year, locked }: MakeForecast,
  at: Date,
): Promise<MadeForecast> =>
  database.asSystem(async transaction => {
    const { id, version } = await insertWorkedExample(transaction, {
      unitId,
      year,
      at,
      ...(locked === undefined ? {} : { locked }),
    })
    return { forecastId: id, version }
  })

/** A staff member with one set of terms from the first day on; forecasts are not touched. */
export const makeStaffMember = (database: Database, member: MakeStaffMember): Promise<MadeStaffMember> =>
  database.asSystem(async transaction => {
    const { unitId, employedFrom = '2024-01-01', ordinaryGrade = 1, actualGrade = 1 } = member
    const id = await insertId(
      transaction,
      `INSERT INTO staff_member (unit_id, first_name, last_name, birthday, gender, notes, employed_from, employed_to,
         municipality_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT municipality_id FROM unit WHERE id = $1)) RETURNING id`,
      [
        unitId,
        member.firstName ?? 'Prov',
        member.lastName ?? 'Medarbetare',
        member.birthday === undefined ? '1985-05-15' : member.birthday,
        member.gender === undefined ? 'FEMALE' : member.gender,
        member.notes ?? '',
        employedFrom,
        member.employedTo ?? null,
      ],
    )
    await transaction.query(
      `INSERT INTO staff_terms (staff_member_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
         ordinary_reason, actual_grade, actual_reason, municipality_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT municipality_id FROM staff_member WHERE id = $1))`,
      [
        id,
        employedFrom,
        member.salary ?? 30_000,
        member.weeklyHours ?? 40,
        ordinaryGrade,
        ordinaryGrade < 1 ? 'OTHER' : null,
        actualGrade,
        actualGrade < 1 ? 'OTHER' : null,
      ],
    )
    return { id }
  })

const insertRoles = async (transaction: Transaction, userId: number, roles: readonly RoleItem[]) => {
  for (const { id, levels, scope } of roles) {
    const level = levels?.includes('APPROVE') ? 'APPROVE' : levels?.includes('WRITE') ? 'WRITE' : 'READ'
    const place = (kind: string) => (scope?.kind === kind ? scope.id : null)
    await transaction.query(
      `INSERT INTO user_role (user_id, permission_id, level, county_id, municipality_id, department_id, unit_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [userId, id, level, place('county'), place('municipality'), place('department'), place('unit')],
    )
  }
}

/** A person with chosen roles; the password is the demonstration's unless given. */
export const makePerson = async (
  database: Database,
  person: MakeUser,
  services: { readonly at: Date; readonly hash: (password: string) => Promise<string> },
): Promise<MadeUser> => {
  const email = (person.email ?? `${randomUUID()}@prov.example`).toLowerCase()
  const password = person.password ?? demoPassword
  const passwordHash = await services.hash(password)
  return ownerOf(database).asSystem(async transaction => {
    const id = await insertId(
      transaction,
      `INSERT INTO app_user (email, first_name, last_name, phone, job_title_id, password_hash, active, email_proven, default_unit_id, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, true, $8, $9) RETURNING id`,
      [
        email,
        person.firstName ?? 'Prov',
        person.lastName ?? 'Person',
        person.phone ?? null,
        person.jobTitleId ?? null,
        passwordHash,
        person.active ?? true,
        person.defaultUnitId ?? null,
        services.at,
      ],
    )
    await insertRoles(transaction, id, person.roles)
    return { id, email, password }
  })
}

/** What an administrator changes later; both end the person's access tokens. */
export const changePerson = (database: Database, { id, active, roles }: ChangeUser): Promise<void> =>
  ownerOf(database).asSystem(async transaction => {
    if (active !== undefined)
      await transaction.query('UPDATE app_user SET active = $2, access_version = access_version + 1 WHERE id = $1', [
        id,
        active,
      ])
    if (roles === undefined) return
    await transaction.query('DELETE FROM user_role WHERE user_id = $1', [id])
    await insertRoles(transaction, id, roles)
  })

/** As if nobody had tried anything yet. */
export const forgetLimits = async (database: Database): Promise<void> => {
  await database.asSystem(transaction => transaction.query('DELETE FROM attempt_count'))
}

/** Registers a manifest whose files do not exist. */
export const registerManifest = (
  database: Database,
  { manifest, version = '0.0.0-manifest-only' }: RegisterModule,
  at: Date,
): Promise<void> =>
  database.asSystem(transaction =>
    areas.modules.registerVersion(
      transaction,
      {
        ...manifest,
        version,
        container: `${manifest.id.replace(/-/g, '_')}_manifest_only`,
        manifestFile: 'mf-manifest.json',
        integrity: {},
        builtAgainst: {},
      },
      {
        now: at,
        signing: areas.modules.createSigning(testSecret),
        securityLog: createSecurityLog({ database, logger: false }),
      },
    ),
  )

/** Begins or ends a licence of a municipality. */
export const setLicence = (database: Database, licence: SetLicence): Promise<void> =>
  ownerOf(database).asSystem(async transaction => {
    await transaction.query('DELETE FROM licence WHERE municipality_id = $1 AND licence_key = $2', [
      licence.municipalityId,
      licence.licenceKey,
    ])
    await transaction.query(
      'INSERT INTO licence (municipality_id, licence_key, valid_from, valid_to) VALUES ($1, $2, $3, $4)',
      [licence.municipalityId, licence.licenceKey, licence.validFrom ?? longAgo, licence.validTo ?? null],
    )
  })
