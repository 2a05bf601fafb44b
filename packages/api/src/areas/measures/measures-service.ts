import {
  measureFields,
  type ChangedMeasure,
  type MeasureHistory,
  type MeasureSaved,
  type NewMeasure,
} from '@veckovis/contracts/outcome'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import type { AddressedUnit } from '../../http/admission/addressed-place'
import { requestDigest } from '../../http/request-digest'
import type { RequireNewest } from '../../http/version-tag'
import { measuresError } from './measures-error'
import {
  addChange,
  fieldsOf,
  findMadeBy,
  hasForecast,
  holdMeasure,
  insertMeasure,
  updateMeasure,
  type MeasureFields,
} from './measures-repository'
import { listOwners } from './owners'

/** Never what was written: names of fields only. */
type MeasureEvent<Action extends string> = AuditEvent<
  Action,
  { readonly year: number; readonly version: number; readonly fields: readonly string[] }
>

type Writer<Action extends string> = Audited<MeasureEvent<Action>> & {
  readonly userId: number
  readonly unit: AddressedUnit
  readonly at: Date
}

type Weeks = { readonly firstWeek: number; readonly lastWeek: number }

const requireWeeks = ({ firstWeek, lastWeek }: Weeks, year: number): void => {
  const weeks = [...new Set([firstWeek, lastWeek])].filter(week => week > weeksInIsoYear(year))
  if (weeks.length > 0) throw measuresError({ code: 'weeks-not-in-year', details: { weeks } })
  if (firstWeek > lastWeek) throw measuresError({ code: 'weeks-in-wrong-order' })
}

const requireOwner = async (transaction: Transaction, unit: AddressedUnit, ownerId: number): Promise<void> => {
  const owners = await listOwners(transaction, unit)
  if (!owners.some(({ id }) => id === ownerId)) throw measuresError({ code: 'owner-cannot-read' })
}

const changesOf = (before: MeasureFields, after: MeasureFields): MeasureHistory['events'][number]['changed'] =>
  measureFields.flatMap(field =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  )

type Asked = { readonly unitId: number; readonly requestId: string; readonly digest: Buffer }

const madeBefore = async (transaction: Transaction, asked: Asked): Promise<MeasureSaved | undefined> => {
  const made = await findMadeBy(transaction, asked)
  if (made?.isSame === false)
    throw measuresError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return made && { id: made.id, version: 1 }
}

/** Where the same request is answered at the same time, what that one has made. */
const madeMeanwhile = async (transaction: Transaction, asked: Asked): Promise<MeasureSaved> => {
  const made = await madeBefore(transaction, asked)
  if (made === undefined) throw new Error('The database neither made the measure nor has it already')
  return made
}

/** A new measure, once for each request; its history begins with it. */
export const addMeasure = (
  database: Database,
  { userId, unit, at, audit }: Writer<'measure-added'>,
  year: number,
  made: NewMeasure,
): Promise<MeasureSaved> =>
  database.asUser(userId, async transaction => {
    const { unitId } = unit
    const asked = { unitId, requestId: made.requestId, digest: requestDigest({ year, ...made }) }
    const before = await madeBefore(transaction, asked)
    if (before !== undefined) return before
    if (!(await hasForecast(transaction, { unitId, year }))) throw measuresError({ code: 'not-found' })
    requireWeeks(made, year)
    await requireOwner(transaction, unit, made.ownerId)
    const id = await insertMeasure(transaction, { unitId, year, digest: asked.digest, made })
    if (id === undefined) return madeMeanwhile(transaction, asked)
    await addChange(transaction, { id, version: 1, changed: [], note: made.note, at, userId })
    const details = { year, version: 1, fields: [] }
    await audit(transaction, { action: 'measure-added', subject: `measure/${id}`, details })
    return { id, version: 1 }
  })

type Addressed = { readonly id: number; readonly requireNewest: RequireNewest }

/** The whole measure as it is now, and a note beside it; nothing where it is so already. */
export const changeMeasure = (
  database: Database,
  { userId, unit, at, audit }: Writer<'measure-changed'>,
  { id, requireNewest }: Addressed,
  sent: ChangedMeasure,
): Promise<MeasureSaved> =>
  database.asUser(userId, async transaction => {
    const held = await holdMeasure(transaction, id)
    if (held === undefined) throw measuresError({ code: 'not-found' })
    requireNewest({ id, version: held.version })
    requireWeeks(sent, held.year)
    const fields = fieldsOf(sent)
    if (fields.owner !== held.fields.owner) await requireOwner(transaction, unit, sent.ownerId)
    const changed = changesOf(held.fields, fields)
    if (changed.length === 0 && sent.note === null) return { id, version: held.version }
    const version = held.version + 1
    await updateMeasure(transaction, { id, version, fields })
    await addChange(transaction, { id, version, changed, note: sent.note, at, userId })
    const details = { year: held.year, version, fields: changed.map(({ field }) => field) }
    await audit(transaction, { action: 'measure-changed', subject: `measure/${id}`, details })
    return { id, version }
  })
