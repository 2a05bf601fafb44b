import type { Consequence, DiaryContent } from '@veckovis/contracts/diary'
import type { RoleHolder } from '@veckovis/domain/access'
import { changeOfAbsence, pendingOf } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import { questionOn, questionsByUnit } from '../../../http/questions'
import type { Asked as Questions } from '../../../http/route'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { seesForecast, type DiaryServices, type UnitEffect } from '../diary-context'
import { diaryError } from '../diary-error'
import { storedEntries } from '../diary-questions'
import { contentOf, readPause } from '../entries/entered-entry'
import { entriesAtOnce, listEntries } from '../entries/entry-repository'
import { findPending } from '../pending/list-pending'
import { differenceProposed, listProposals } from '../proposing/proposal-repository'
import { unitEffectsOf } from './decide-entries'

type AskedOf = {
  readonly actor: RoleHolder
  /** The units of the entries, each of which the caller was admitted to */
  readonly units: readonly AddressedUnit[]
  readonly today: string
  /** With what else waits in the units */
  readonly together: boolean
}

type Asked = AskedOf & { readonly ids: readonly number[] }

type NamedUnit = { readonly unitName: string; readonly departmentName: string }

const namesOf = async (transaction: Transaction, unitIds: readonly number[]) => {
  const { rows } = await transaction.query<NamedUnit & { readonly id: number }>(
    `SELECT u.id, u.name AS "unitName", d.name AS "departmentName"
     FROM unit u JOIN department d ON d.id = u.department_id WHERE u.id = ANY ($1::int[])`,
    [unitIds],
  )
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

const namesIn = (names: ReadonlyMap<number, NamedUnit>, unitId: number): NamedUnit => {
  const found = names.get(unitId)
  if (found === undefined) throw new Error(`A consequence for unit ${unitId}, which was not asked about`)
  return found
}

const listMissingYears = async (
  transaction: Transaction,
  effects: readonly { readonly unitId: number; readonly year: number }[],
): Promise<{ unitId: number; year: number }[]> => {
  const { rows } = await transaction.query<{ unitId: number; year: number }>(
    `SELECT DISTINCT asked.unit_id AS "unitId", asked.year FROM unnest($1::int[], $2::int[]) AS asked (unit_id, year)
     WHERE NOT EXISTS (SELECT FROM forecast f WHERE f.unit_id = asked.unit_id AND f.year = asked.year) ORDER BY 1, 2`,
    [effects.map(({ unitId }) => unitId), effects.map(({ year }) => year)],
  )
  return rows
}

type Tried = AskedOf & {
  readonly effects: readonly UnitEffect[]
  /** The entries that bring them, which are not counted twice */
  readonly except: readonly number[]
}

/** What hours would do to the forecasts that the caller may read, together with what else waits where that is asked. */
const consequenceOf = async (
  transaction: Transaction,
  { tryHours }: Pick<DiaryServices, 'tryHours'>,
  { effects, except, actor, units, today, together }: Tried,
): Promise<Consequence> => {
  const unitIds = units.map(({ unitId }) => unitId)
  const shown = new Set(units.filter(unit => seesForecast(actor, unit)).map(({ unitId }) => unitId))
  const names = await namesOf(transaction, unitIds)
  const named = <T extends { readonly unitId: number }>(found: T) => ({ ...found, ...namesIn(names, found.unitId) })
  const others = together ? await findPending(transaction, { unitIds, today, except }) : null
  const tried = await tryHours(
    transaction,
    effects.filter(({ unitId }) => shown.has(unitId)),
    others === null ? [] : others.effects,
  )
  const missing = await listMissingYears(transaction, effects)
  const forecasts = tried.map(({ weeks, ...forecast }) => ({ ...named(forecast), weeks: [...weeks] }))
  const counts = others && { counted: others.counted, leftOut: others.leftOut }
  return { forecasts, waits: missing.map(named), ...(counts && { others: counts }) }
}

/**
 * What an approval of the entries that wait would do to the forecasts that the caller may read: what they may not read is
 * left out. Nothing is written and nothing held.
 */
export const readConsequence = async (
  transaction: Transaction,
  services: Pick<DiaryServices, 'tryHours'>,
  { ids, ...of }: Asked,
): Promise<{ readonly answer: Consequence; readonly asked: Questions }> => {
  const admitted = new Set(of.units.map(({ unitId }) => unitId))
  const own = await inPieces(ids, entriesAtOnce, async piece =>
    (await listEntries(transaction, piece))
      .filter(({ status, deletedAt, unitId }) => status === 'WAITING' && deletedAt === null && admitted.has(unitId))
      .map(entry => ({ ...entry, effects: unitEffectsOf([entry]) })),
  )
  const asked = questionsByUnit(own, ({ unitId }) => unitId, {
    none: { subject: 'diary/consequence', details: storedEntries('consequence', []) },
    detailsOf: found => storedEntries('consequence', found),
  })
  const effects = own.flatMap(entry => entry.effects)
  return { answer: await consequenceOf(transaction, services, { ...of, effects, except: ids }), asked }
}

type AskedNew = Omit<AskedOf, 'units'> & {
  readonly unit: AddressedUnit
  readonly entries: readonly DiaryContent[]
  /** For how many people each of them stands, one where it is left out */
  readonly people?: readonly number[] | undefined
  /** The entry that they change */
  readonly except: number | null
}

/** The same of entries of a unit that are not saved yet, of their days that can still be approved. */
export const tryNewEntries = async (
  transaction: Transaction,
  services: Pick<DiaryServices, 'tryHours'>,
  { entries, people, except, unit, ...of }: AskedNew,
): Promise<Consequence> => {
  const { unitId } = unit
  const pause = await readPause(transaction, unitId)
  const effects = entries.flatMap((sent, place) => {
    const content = contentOf(sent, { from: sent.from, to: sent.to, weekdays: sent.weekdays }, pause)
    const count = people?.[place] ?? 1
    return pendingOf([content], of.today).effects.map(effect => ({ ...effect, hours: effect.hours * count }))
  })
  return consequenceOf(transaction, services, {
    ...of,
    units: [unit],
    effects: effects.map(effect => ({ ...effect, unitId })),
    except: except === null ? [] : [except],
  })
}

type AskedProposal = Omit<AskedOf, 'units'> & {
  readonly unit: AddressedUnit
  readonly id: number
  readonly proposal: number
}

/** The same of a change that is proposed for an approved absence and waits; of one that is decided, 404. */
export const tryProposal = async (
  transaction: Transaction,
  services: Pick<DiaryServices, 'tryHours'>,
  { id, proposal: wanted, unit, ...of }: AskedProposal,
): Promise<{ readonly answer: Consequence; readonly asked: Questions }> => {
  const [entry] = await listEntries(transaction, [id])
  const proposal = (await listProposals(transaction, id)).find(each => each.id === wanted && each.status === 'WAITING')
  if (entry === undefined || proposal === undefined) throw diaryError({ code: 'not-found' })
  const { before, after } = differenceProposed(entry, proposal.after)
  const { effects } = changeOfAbsence(before, after, of.today)
  const ofUnit = effects.map(effect => ({ ...effect, unitId: unit.unitId }))
  return {
    answer: await consequenceOf(transaction, services, { ...of, units: [unit], effects: ofUnit, except: [id] }),
    asked: questionOn(`unit/${unit.unitId}`, storedEntries('consequence', [entry])),
  }
}
