import type { ChangedOccasion, NewOccasion, OccasionRefusal, OccasionSaved } from '@veckovis/contracts/outcome'
import { dueDaysOf } from '@veckovis/domain/follow-up'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import { requestDigest } from '../../http/request-digest'
import type { RequireNewest } from '../../http/version-tag'
import { occasionsError } from './occasions-error'
import {
  findMadeBy,
  holdOccasion,
  insertOccasion,
  removeOccasion,
  updateOccasion,
  type AskedBefore,
  type YearOfMunicipality,
} from './occasions-repository'

/** Never what was written: names of fields only. */
type OccasionEvent<Action extends string> = AuditEvent<
  Action,
  { readonly year: number; readonly version: number; readonly fields: readonly string[] }
>

type Writer<Action extends string> = Audited<OccasionEvent<Action>> & {
  readonly userId: number
}

type DatabaseFailure = { readonly code?: string; readonly constraint?: string }

/** What the database refuses, said in our words: of two at the same moment the second learns it only from there. */
const refusing = async <T>(
  refusalOf: (failure: DatabaseFailure) => OccasionRefusal | undefined,
  work: () => Promise<T>,
) => {
  try {
    return await work()
  } catch (failure) {
    const refusal = refusalOf(failure as DatabaseFailure)
    throw refusal === undefined ? failure : occasionsError(refusal, {}, failure)
  }
}

const ofName = ({ code, constraint }: DatabaseFailure): OccasionRefusal | undefined =>
  code === '23505' && constraint === 'follow_up_occasion_name' ? { code: 'occasion-name-taken' } : undefined

const ofSubmissions = ({ code }: DatabaseFailure): OccasionRefusal | undefined =>
  code === '23503' ? { code: 'has-submissions' } : undefined

const requireDue = (due: string, year: number): void => {
  const { first, last } = dueDaysOf(year)
  if (due < first || due > last) throw occasionsError({ code: 'due-out-of-year' })
}

const fields = ['name', 'untilMonth', 'due', 'thresholdPercent', 'thresholdKronor'] as const

const madeBefore = async (transaction: Transaction, asked: AskedBefore): Promise<OccasionSaved | undefined> => {
  const made = await findMadeBy(transaction, asked)
  if (made?.isSame === false)
    throw occasionsError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return made && { id: made.id, version: 1 }
}

/** Where the same request is answered at the same time, what that one has made. */
const madeMeanwhile = async (transaction: Transaction, asked: AskedBefore): Promise<OccasionSaved> => {
  const made = await madeBefore(transaction, asked)
  if (made === undefined) throw new Error('The database neither made the occasion nor has it already')
  return made
}

/** A new occasion, once for each request. */
export const addOccasion = (
  database: Database,
  { userId, audit }: Writer<'occasion-added'>,
  { municipalityId, year }: YearOfMunicipality,
  made: NewOccasion,
): Promise<OccasionSaved> =>
  refusing(ofName, () =>
    database.asUser(userId, async transaction => {
      const asked = { municipalityId, requestId: made.requestId, digest: requestDigest({ year, ...made }) }
      const before = await madeBefore(transaction, asked)
      if (before !== undefined) return before
      requireDue(made.due, year)
      const id = await insertOccasion(transaction, { municipalityId, year, digest: asked.digest, made })
      if (id === undefined) return madeMeanwhile(transaction, asked)
      const details = { year, version: 1, fields: [] }
      await audit(transaction, { action: 'occasion-added', subject: `occasion/${id}`, details })
      return { id, version: 1 }
    }),
  )

type Addressed = { readonly id: number; readonly requireNewest: RequireNewest }

const holdNewest = async (transaction: Transaction, { id, requireNewest }: Addressed) => {
  const held = await holdOccasion(transaction, id)
  if (held === undefined) throw occasionsError({ code: 'not-found' })
  requireNewest({ id, version: held.version })
  return held
}

/** The whole occasion as it is now; nothing where it is so already. */
export const changeOccasion = (
  database: Database,
  { userId, audit }: Writer<'occasion-changed'>,
  addressed: Addressed,
  sent: ChangedOccasion,
): Promise<OccasionSaved> =>
  refusing(ofName, () =>
    database.asUser(userId, async transaction => {
      const { id } = addressed
      const held = await holdNewest(transaction, addressed)
      requireDue(sent.due, held.year)
      const changed = fields.filter(field => held[field] !== sent[field])
      if (changed.length === 0) return { id, version: held.version }
      const version = held.version + 1
      await updateOccasion(transaction, { id, version, fields: sent })
      const details = { year: held.year, version, fields: changed }
      await audit(transaction, { action: 'occasion-changed', subject: `occasion/${id}`, details })
      return { id, version }
    }),
  )

/** One that units have handed in for stays. */
export const deleteOccasion = (
  database: Database,
  { userId, audit }: Writer<'occasion-removed'>,
  addressed: Addressed,
): Promise<void> =>
  refusing(ofSubmissions, () =>
    database.asUser(userId, async transaction => {
      const { id } = addressed
      const { year, version } = await holdNewest(transaction, addressed)
      await removeOccasion(transaction, id)
      const details = { year, version, fields: [] }
      await audit(transaction, { action: 'occasion-removed', subject: `occasion/${id}`, details })
    }),
  )
