import type { PlaceKind } from '@veckovis/domain/access'
import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList } from '@veckovis/spreadsheet/list-writer'
import { placeTreeQuery, readPlaces } from '../../../data/place-queries'
import type { ListPart } from '@veckovis/lists'
import { queryClient } from '../../../data/query-client'
import { placeNodes } from '../../../parts/tree/place-nodes'
import { titleOf, type PlaceColumn } from '../columns/column-kinds'
import { countyColumns, departmentColumns, municipalityColumns, unitColumns } from '../columns/place-columns'
import { placeFileFilters } from './place-file-filters'

type AnyPart = ListPart<string, object>
type Page<Row> = { readonly items: readonly Row[]; readonly total: number }
type Asked = { readonly part: AnyPart; readonly t: Words; readonly giving: Giving }

const exporterOf =
  <Row extends { readonly id: number }>(
    kind: PlaceKind,
    read: (part: AnyPart) => Promise<Page<Row>>,
    columns: readonly PlaceColumn<Row, string>[],
  ) =>
  async ({ part, t, giving }: Asked): Promise<Result<number, ListFailure>> => {
    const rows = await readWholeList({ ...giving, read: asked => read({ ...part, ...asked }) })
    if (!rows.ok) return rows
    const nodes = placeNodes(await queryClient.ensureQueryData(placeTreeQuery))
    const name = t(`places.lists.${kind}`)
    const sheet = {
      name,
      columns: columns.map(column => ({ heading: titleOf(column, t) })),
      rows: rows.value.map(row => columns.map(({ value }) => value(row, t))),
    }
    const about = aboutList({
      name,
      rows: rows.value.length,
      filters: placeFileFilters(part.filters, nodes, t),
      search: { text: part.search, isOfPeople: false },
    })
    saveList(giving.kind, { ...about, sheets: [sheet] })
    return succeed(rows.value.length)
  }

/** Gives a list of places, as it is searched, filtered and sorted, as a file. */
export const exportPlaces: Readonly<Record<PlaceKind, ReturnType<typeof exporterOf>>> = {
  county: exporterOf('county', readPlaces.county, countyColumns),
  municipality: exporterOf('municipality', readPlaces.municipality, municipalityColumns),
  department: exporterOf('department', readPlaces.department, departmentColumns),
  unit: exporterOf('unit', readPlaces.unit, unitColumns),
}
