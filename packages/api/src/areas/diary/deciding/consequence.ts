import type { Consequence } from '@veckovis/contracts/diary'
import type { RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import { questionsByUnit } from '../../../http/questions'
import type { Asked as Questions } from '../../../http/route'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { seesForecast, type DiaryServices } from '../diary-context'
import { storedEntries } from '../diary-questions'
import { listEntries } from '../entries/entry-repository'
import { unitEffectsOf } from './decide-entries'

type Asked = {
  readonly ids: readonly number[]
  readonly actor: RoleHolder
  /** The units of the entries, each of which the caller was admitted to */
  readonly units: readonly AddressedUnit[]
}

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

/** Entries that are read and worked on without a break. */
const atOnce = 50

/**
 * What an approval of the entries that wait would do to the forecasts that the caller may read: what they may not read is
 * left out. Nothing is written and nothing held.
 */
export const readConsequence = async (
  transaction: Transaction,
  { tryHours }: Pick<DiaryServices, 'tryHours'>,
  { ids, actor, units }: Asked,
): Promise<{ readonly answer: Consequence; readonly asked: Questions }> => {
  const shown = new Set(units.filter(unit => seesForecast(actor, unit)).map(({ unitId }) => unitId))
  const admitted = new Set(units.map(({ unitId }) => unitId))
  const own = await inPieces(ids, atOnce, async piece =>
    (await listEntries(transaction, piece))
      .filter(({ status, deletedAt, unitId }) => status === 'WAITING' && deletedAt === null && admitted.has(unitId))
      .map(entry => ({ ...entry, effects: unitEffectsOf([entry]) })),
  )
  const effects = own.flatMap(entry => entry.effects)
  const names = await namesOf(
    transaction,
    units.map(({ unitId }) => unitId),
  )
  const named = <T extends { readonly unitId: number }>(found: T) => ({
    ...found,
    ...namesIn(names, found.unitId),
  })
  const tried = await tryHours(
    transaction,
    effects.filter(({ unitId }) => shown.has(unitId)),
  )
  const missing = await listMissingYears(transaction, effects)
  const asked = questionsByUnit(own, ({ unitId }) => unitId, {
    none: { subject: 'diary/consequence', details: storedEntries('consequence', []) },
    detailsOf: found => storedEntries('consequence', found),
  })
  const forecasts = tried.map(({ weeks, ...forecast }) => ({ ...named(forecast), weeks: [...weeks] }))
  return { answer: { forecasts, waits: missing.map(named) }, asked }
}
