import type { UnitsQuery } from '@veckovis/contracts/analytics'
import { placeKinds, type Scope } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import type { Actor } from '../../../http/admission/actor'
import { generalError } from '../../../http/general-error'
import { requireLicence } from '../analytics-access'
import { createValues, type Values } from '../../../db/lists/list-sql'
import { storedId } from '../stored-id'
import { withinSql } from './chosen-units'

const tree = `county k LEFT JOIN municipality m ON m.county_id = k.id
  LEFT JOIN department d ON d.municipality_id = m.id LEFT JOIN unit u ON u.department_id = d.id`

const idColumns = { county: 'k.id', municipality: 'm.id', department: 'd.id', unit: 'u.id' }

type Filters = Partial<Pick<UnitsQuery, `${(typeof placeKinds)[number]}Id`>>

type Call = {
  readonly actor: Actor
  readonly query: Filters & { readonly activeUnitId?: number | undefined }
  readonly now: Date
  /** Where the caller reads; null or undefined for the whole country */
  readonly own?: readonly Scope[] | null
}

/** Whether more than one open unit lies in the scopes: with one there is nothing to compare. */
const severalSql = (own: readonly Scope[], values: Values): string =>
  `(SELECT count(*) > 1 FROM (SELECT FROM ${tree} WHERE u.active AND d.active AND ${withinSql(own, idColumns, values)} LIMIT 2) AS two)`

/**
 * Checks the licence of the active unit and the places of the filters. Throws 403 for who reads in one unit only, and
 * when a filter names a place that is absent, or that neither lies in one of the scopes nor contains one: an exported
 * file names the places of its filters.
 */
export const admitFilters = async (database: Database, call: Call): Promise<void> => {
  await requireLicence(database, call)
  const { values, add } = createValues()
  const several = call.own ? [severalSql(call.own, { values, add })] : []
  const known = placeKinds.flatMap(kind => {
    const id = call.query[`${kind}Id`]
    if (id === undefined) return []
    const isReached = call.own ? withinSql(call.own, idColumns, { values, add }) : 'true'
    return [`EXISTS (SELECT FROM ${tree} WHERE ${idColumns[kind]} = ${add(storedId(id), 'int')} AND ${isReached})`]
  })
  const conditions = [...several, ...known]
  if (conditions.length === 0) return
  const { rows } = await database.read<{ admitted: boolean }>(`SELECT ${conditions.join(' AND ')} AS admitted`, values)
  if (!rows[0]?.admitted) throw generalError({ code: 'forbidden' })
}
