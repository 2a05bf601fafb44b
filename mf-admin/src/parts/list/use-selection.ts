import { useTranslation } from '@veckovis/platform'
import type { RecordSelection } from '@veckovis/ui/record-table'
import { useState } from 'react'

type Selectable = { readonly id: number }

export type Selection<Row> = {
  /** What is selected, of every page, in the order in which it was. */
  readonly rows: readonly Row[]
  readonly clear: () => void
  /** For the table, with the rows of the page in sight. */
  readonly ofPage: (rows: readonly Row[], nameOf: (row: Row) => string) => RecordSelection<Row>
}

/**
 * Rows that are selected over the pages of a list. Another `scope`, which is the search and the filters as one text,
 * begins anew: what is done is done with what the person sees.
 */
export const useSelection = <Row extends Selectable>(scope: string): Selection<Row> => {
  const { t } = useTranslation('mf-admin')
  const [kept, keep] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] })
  const rows = kept.scope === scope ? kept.rows : []
  const isSelected = (row: Row) => rows.some(({ id }) => id === row.id)
  const without = (taken: readonly Row[]) => rows.filter(({ id }) => !taken.some(each => each.id === id))
  const select = (changed: readonly Row[], selected: boolean) =>
    keep({ scope, rows: selected ? [...without(changed), ...changed] : without(changed) })
  return {
    rows,
    clear: () => keep({ scope, rows: [] }),
    ofPage: (inSight, nameOf) => ({
      isSelected,
      label: row => t('list.select', { name: nameOf(row) }),
      onSelect: (row, selected) => select([row], selected),
      allLabel: t('list.selectAll'),
      onSelectAll: selected => select(inSight, selected),
    }),
  }
}
