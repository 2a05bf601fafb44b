import { mostRowsOfFile } from '@veckovis/domain/lists'
import { fail, succeed, type Result } from '@veckovis/domain/result'

const pageSize = 100
const mostTries = 3

/** Why there is no whole list: it has too many rows, or others change it all the time. */
export type ListFailure = 'too-long' | 'changing'

type Page<Row> = { readonly items: readonly Row[]; readonly total: number }
type Asked = { readonly page: number; readonly pageSize: number }
export type Reading<Row> = {
  readonly read: (asked: Asked) => Promise<Page<Row>>
  readonly onProgress: (done: number, total: number) => void
}

/** The rows of all pages; null when somebody changed the list meanwhile, so that rows may have been missed. */
const readOnce = async <Row extends { readonly id: number }>({ read, onProgress }: Reading<Row>) => {
  const rows = new Map<number, Row>()
  const totals = new Set<number>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, pageSize })
    if (total > mostRowsOfFile) return fail('too-long' as const)
    totals.add(total)
    for (const row of items) rows.set(row.id, row)
    onProgress(rows.size, total)
    if (items.length > 0 && page * pageSize < total) continue
    return succeed(totals.size === 1 && rows.size === total ? [...rows.values()] : null)
  }
}

/** Every row of a list, page by page in its order. */
export const readWholeList = async <Row extends { readonly id: number }>(
  reading: Reading<Row>,
): Promise<Result<readonly Row[], ListFailure>> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const rows = await readOnce(reading)
    if (!rows.ok) return rows
    if (rows.value !== null) return succeed(rows.value)
  }
  return fail('changing')
}
