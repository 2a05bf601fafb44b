import { useTranslation } from '@veckovis/platform'
import type { RecordSelection } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { listWords } from '../list-words'

export type Selection<Row> = {
  /** What is selected, of every page, in the order in which it was. */
  readonly rows: readonly Row[]
  readonly clear: () => void
  /** Every row of the page that can be is selected, and there is one. */
  readonly hasPage: boolean
  /** So is all that was found. */
  readonly hasAll: boolean
  /** Selects the rest of what was found. */
  readonly addRest: (rows: readonly Row[]) => void
  /** For the table. */
  readonly named: (nameOf: (row: Row) => string) => RecordSelection<Row>
}

type SelectionOptions<Row> = {
  /** The search and the filters as one text: another one begins again, so that what is done is done with what is seen. */
  readonly scope: string
  /** The rows of the page; undefined until they are read. */
  readonly inSight: readonly Row[] | undefined
  /** Left out: every row. */
  readonly isOffered?: (row: Row) => boolean
}

type Kept<Row> = { readonly scope: string; readonly rows: readonly Row[]; readonly hasAll: boolean }

/** Rows that are selected over the pages of a list. One that has changed since counts as it stands on the page now. */
export const useSelection = <Row extends { readonly id: number }>({
  scope,
  inSight = [],
  isOffered = () => true,
}: SelectionOptions<Row>): Selection<Row> => {
  const { t } = useTranslation(listWords)
  const [kept, keep] = useState<Kept<Row>>({ scope, rows: [], hasAll: false })
  const own = kept.scope === scope ? kept : { scope, rows: [], hasAll: false }
  const rows = own.rows.map(row => inSight.find(({ id }) => id === row.id) ?? row)
  // Rows that were read for an earlier search come too late: what is kept by then is of another scope, and stays.
  const select = (changed: readonly Row[], isSelected: boolean, hasAll = false) =>
    keep(before => {
      if (before.scope !== scope && before.scope !== kept.scope) return before
      const others = before.scope === scope ? before.rows.filter(({ id }) => !changed.some(each => each.id === id)) : []
      return { scope, rows: isSelected ? [...others, ...changed] : others, hasAll }
    })
  const offered = inSight.filter(isOffered)
  return {
    rows,
    hasPage: offered.length > 0 && offered.every(({ id }) => rows.some(row => row.id === id)),
    hasAll: own.hasAll,
    addRest: more => select(more.filter(isOffered), true, true),
    clear: () => keep({ scope, rows: [], hasAll: false }),
    named: nameOf => ({
      isOffered,
      isSelected: ({ id }) => rows.some(row => row.id === id),
      label: row => t('select', { name: nameOf(row) }),
      onSelect: (row, isSelected) => select([row], isSelected),
      allLabel: t('selectAll'),
      onSelectAll: isSelected => select(offered, isSelected),
    }),
  }
}
