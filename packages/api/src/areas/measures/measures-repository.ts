import type { ChangedMeasure, MeasureHistory, MeasureOnWire, NewMeasure } from '@veckovis/contracts/outcome'
import type { MeasureState } from '@veckovis/domain/follow-up'
import type { Transaction } from '../../db/database'
import { instantOf } from '../../db/instant-of'

export type YearOfUnit = { readonly unitId: number; readonly year: number }

const ownerSql = `CASE WHEN m.owner_id IS NOT NULL
    THEN json_build_object('id', m.owner_id, 'name', name_of_person(m.owner_id)) END AS owner`
const lastNoteSql = `(SELECT json_build_object('at', ${instantOf('c.changed_at')}, 'by', name_of_person(c.changed_by),
    'text', c.note) FROM measure_change c WHERE c.measure_id = m.id AND c.note IS NOT NULL
    ORDER BY c.id DESC LIMIT 1) AS "lastNote"`

export const listMeasures = async (
  transaction: Transaction,
  { unitId, year }: YearOfUnit,
): Promise<MeasureOnWire[]> => {
  const { rows } = await transaction.query<MeasureOnWire>({
    name: 'measures-of-year',
    text: `SELECT m.id, m.version, m.title, ${ownerSql}, m.first_week AS "firstWeek", m.last_week AS "lastWeek",
        (m.hundredths / 100.0)::float8 AS hours, m.kronor, to_char(m.due, 'YYYY-MM-DD') AS due, m.state, ${lastNoteSql}
      FROM measure m WHERE m.unit_id = $1 AND m.year = $2 ORDER BY m.due, m.id`,
    values: [unitId, year],
  })
  return rows
}

export const findUnitOfMeasure = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unitId: number | null }>({
    name: 'measure-unit',
    text: 'SELECT unit_of_measure($1::bigint) AS "unitId"',
    values: [id],
  })
  return rows[0]?.unitId ?? undefined
}

export const hasForecast = async (transaction: Transaction, { unitId, year }: YearOfUnit): Promise<boolean> => {
  const { rows } = await transaction.query('SELECT FROM forecast WHERE unit_id = $1 AND year = $2', [unitId, year])
  return rows.length > 0
}

/** A measure without its history, of whom `owner` is the id. */
export type MeasureFields = {
  readonly title: string
  readonly owner: number | null
  readonly firstWeek: number
  readonly lastWeek: number
  readonly hours: number
  readonly kronor: number
  readonly due: string
  readonly state: MeasureState
}
export type HeldMeasure = { readonly version: number; readonly year: number; readonly fields: MeasureFields }

export const fieldsOf = (sent: ChangedMeasure): MeasureFields => ({
  title: sent.title,
  owner: sent.ownerId,
  firstWeek: sent.firstWeek,
  lastWeek: sent.lastWeek,
  hours: sent.hours,
  kronor: sent.kronor,
  due: sent.due,
  state: sent.state,
})

/** Nobody else changes the measure until the end of the transaction. */
export const holdMeasure = async (transaction: Transaction, id: number): Promise<HeldMeasure | undefined> => {
  const { rows } = await transaction.query<HeldMeasure>({
    name: 'measure-held',
    text: `SELECT m.version, m.year, json_build_object('title', m.title, 'owner', m.owner_id, 'firstWeek', m.first_week,
        'lastWeek', m.last_week, 'hours', (m.hundredths / 100.0)::float8, 'kronor', m.kronor,
        'due', to_char(m.due, 'YYYY-MM-DD'), 'state', m.state) AS fields
      FROM measure m WHERE m.id = $1::bigint FOR UPDATE`,
    values: [id],
  })
  return rows[0]
}

type Asked = { readonly unitId: number; readonly requestId: string; readonly digest: Buffer }

/** What the same request has made before, in whichever year. */
export const findMadeBy = async (
  transaction: Transaction,
  { unitId, requestId, digest }: Asked,
): Promise<{ readonly id: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM measure WHERE unit_id = $1 AND request_id = $2',
    [unitId, requestId, digest],
  )
  return rows[0]
}

/** Undefined where the same request has made one at the same time. */
export const insertMeasure = async (
  transaction: Transaction,
  { unitId, year, digest, made }: YearOfUnit & { readonly digest: Buffer; readonly made: NewMeasure },
): Promise<number | undefined> => {
  const { title, ownerId, firstWeek, lastWeek, hours, kronor, due, requestId } = made
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO measure (municipality_id, unit_id, year, title, owner_id, first_week, last_week, hundredths, kronor, due,
       request_id, request_digest)
     VALUES ((SELECT municipality_id FROM unit WHERE id = $1), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (unit_id, request_id, municipality_id) DO NOTHING RETURNING id`,
    [unitId, year, title, ownerId, firstWeek, lastWeek, Math.round(hours * 100), kronor, due, requestId, digest],
  )
  return rows[0]?.id
}

export const updateMeasure = async (
  transaction: Transaction,
  { id, version, fields }: { readonly id: number; readonly version: number; readonly fields: MeasureFields },
): Promise<void> => {
  const { title, owner, firstWeek, lastWeek, hours, kronor, due, state } = fields
  await transaction.query(
    `UPDATE measure SET version = $2, title = $3, owner_id = $4, first_week = $5, last_week = $6, hundredths = $7,
       kronor = $8, due = $9, state = $10 WHERE id = $1::bigint`,
    [id, version, title, owner, firstWeek, lastWeek, Math.round(hours * 100), kronor, due, state],
  )
}

type KeptChange = MeasureHistory['events'][number]['changed'][number]

export const addChange = async (
  transaction: Transaction,
  change: {
    readonly id: number
    readonly version: number
    readonly changed: readonly KeptChange[]
    readonly note: string | null
    readonly at: Date
    readonly userId: number
  },
): Promise<void> => {
  const { id, version, changed, note, at, userId } = change
  await transaction.query(
    `INSERT INTO measure_change (municipality_id, measure_id, unit_id, version, changed, note, changed_at, changed_by)
     SELECT municipality_id, id, unit_id, $2, $3, $4, $5, $6 FROM measure WHERE id = $1::bigint`,
    [id, version, JSON.stringify(changed), note, at, userId],
  )
}

// Of an owner the ids are kept: a name is the one of now, and nobody's once the account is gone.
const shownChangesSql = `(SELECT coalesce(json_agg(CASE WHEN e ->> 'field' = 'owner'
      THEN json_build_object('field', 'owner', 'before', name_of_person((e ->> 'before')::int),
        'after', name_of_person((e ->> 'after')::int))
      ELSE e::json END ORDER BY place), '[]')
    FROM jsonb_array_elements(c.changed) WITH ORDINALITY AS each (e, place)) AS changed`

/** The newest first. */
export const listChanges = async (
  transaction: Transaction,
  id: number,
  most: number,
): Promise<MeasureHistory['events']> => {
  const { rows } = await transaction.query<MeasureHistory['events'][number]>({
    name: 'measure-history',
    text: `SELECT ${instantOf('c.changed_at')} AS at, name_of_person(c.changed_by) AS by, c.note, ${shownChangesSql}
      FROM measure_change c WHERE c.measure_id = $1::bigint ORDER BY c.id DESC LIMIT $2`,
    values: [id, most],
  })
  return rows
}
