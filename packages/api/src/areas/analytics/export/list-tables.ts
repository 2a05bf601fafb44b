import type { clientsExportQuery, unitsExportQuery, usersExportQuery } from '@veckovis/contracts/analytics'
import type { RoleHolder, Scope } from '@veckovis/domain/access'
import { yearBefore, type AnalyticsPeriod } from '@veckovis/domain/analytics'
import type { z } from 'zod'
import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'
import { readClients } from '../clients/list-clients'
import type { FiguresSource } from '../figures-source'
import { askedUnits } from '../units/list-units'
import { readFigures, readUnits } from '../units/unit-rows'
import type { AskedUnits } from '../units/unit-sources'
import { hiddenIn, orderWithTotals, totalMeasures, totalPeople, totalUnits } from '../units/unit-totals'
import { readUsers } from '../users/list-users'
import { exportNotes } from './export-notes'
import type { ExportCell, ExportTable } from './export-table'
import { clientHeadings, exportWords, unitHeadings, userHeadings } from './export-words'
import {
  clientCells,
  clientColumns,
  clientTotalCells,
  unitCells,
  unitColumns,
  unitTotalCells,
  userCells,
  userColumns,
} from './table-columns'

type Asked<Query> = {
  readonly actor: RoleHolder & { readonly userId: number }
  readonly query: Query
  readonly now: Date
  readonly asOf: Date
  readonly language: Language
  readonly own?: readonly Scope[] | null
}

type Rows = readonly (readonly ExportCell[])[]

/** As many units are read at once, each time by a statement of its own: anyone who fetches slowly holds no connection. */
const atOnce = 2000

async function* oneByOne(...parts: readonly Rows[]): AsyncGenerator<Rows> {
  yield* parts
}

export const clientsTable = (
  figures: FiguresSource,
  { actor, query, now, asOf, language }: Asked<z.infer<typeof clientsExportQuery>>,
): Promise<ExportTable> =>
  figures.read(actor.userId, async transaction => {
    const list = await readClients(transaction, { query, now })
    const sortedBy = clientHeadings[query.sort][language]
    return {
      name: exportWords.clients[language],
      columns: clientColumns(language),
      rows: oneByOne(
        list.rows.map(row => clientCells(row, language)),
        clientTotalCells(list, language),
      ),
      notes: await exportNotes(transaction, { list: 'clients', query, sortedBy, rows: list.total, at: asOf, language }),
      notesName: exportWords.asked[language],
    }
  })

export const usersTable = (
  figures: FiguresSource,
  { actor, query, now, asOf, language }: Asked<z.infer<typeof usersExportQuery>>,
): Promise<ExportTable> =>
  figures.read(actor.userId, async transaction => {
    const { rows, total } = await readUsers(transaction, { query, now })
    const sortedBy = userHeadings[query.sort][language]
    return {
      name: exportWords.users[language],
      columns: userColumns(language),
      rows: oneByOne(rows.map(row => userCells(row, language))),
      notes: await exportNotes(transaction, { list: 'users', query, sortedBy, rows: total, at: asOf, language }),
      notesName: exportWords.asked[language],
    }
  })

const weeksText = ({ from, to }: AnalyticsPeriod) => `${from.year} v ${from.week} – ${to.year} v ${to.week}`

/** The same weeks of the year before, with both total rows; its units are read with those that they are compared with. */
const comparedWith = async (transaction: Transaction, { period, ...units }: AskedUnits) => {
  const asked = { ...units, period: yearBefore(period) }
  return { asked, ...(await totalMeasures(transaction, asked)) }
}

export const unitsTable = (
  figures: FiguresSource,
  { actor, query, now, asOf, language, own }: Asked<z.infer<typeof unitsExportQuery>>,
): Promise<ExportTable> =>
  figures.read(actor.userId, async transaction => {
    const asked = askedUnits({ actor, query, now, ...(own === undefined ? {} : { own }) })
    const { ids, measured } = await orderWithTotals(transaction, asked, query)
    const totals = totalUnits(measured, await totalPeople(transaction, asked))
    const before = query.compare === undefined ? undefined : await comparedWith(transaction, asked)
    const list = own === undefined ? 'units' : 'overview'
    const someRows = (some: readonly number[]) =>
      figures.read(actor.userId, async each => {
        const byId = before && (await readFigures(each, before.asked, some))
        const read = await readUnits(each, asked, some)
        return read.map(row => unitCells(row, language, byId && (byId[row.unit.id] ?? null)))
      })
    async function* rows(): AsyncGenerator<Rows> {
      for (let at = 0; at < ids.length; at += atOnce) yield await someRows(ids.slice(at, at + atOnce))
      yield unitTotalCells(totals, language, before)
    }
    return {
      name: exportWords[list][language],
      columns: unitColumns(language, before !== undefined),
      rows: rows(),
      notes: await exportNotes(transaction, {
        list,
        query,
        sortedBy: unitHeadings[query.sort][language],
        rows: totals.total,
        weeks: weeksText(asked.period),
        compared: before && weeksText(before.asked.period),
        hidden: [...new Set([totals, ...(before === undefined ? [] : [before])].flatMap(hiddenIn))],
        at: asOf,
        language,
      }),
      notesName: exportWords.asked[language],
    }
  })
