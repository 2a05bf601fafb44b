import type { UnitList, UnitRow, UnitSortKey } from '@veckovis/contracts/analytics'
import type { Words } from '@veckovis/platform'
import type { ReactNode } from 'react'
import { percentOf } from '../../parts/figures'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'
import * as styles from '../../parts/table/analytics-table.module.css'

type Column = AnalyticsColumn<UnitRow, UnitList, UnitSortKey>
type Figures = Pick<UnitRow, 'difference' | 'budget'>

const toneOf = (difference: number): string | undefined => {
  if (difference === 0) return undefined
  return difference < 0 ? styles.overdrawn : styles.left
}

/** A difference with its share of the budget, in the colour of what is left or of what is overdrawn. */
const Valued = ({ figures: { difference, budget }, t, children }: ValuedProps) => {
  if (difference === null) return children
  return (
    <span className={toneOf(difference)}>
      {children}
      {budget !== null && budget > 0 && (
        <span className={styles.share}>{t('units.ofBudget', { share: percentOf(difference / budget) })}</span>
      )}
    </span>
  )
}
type ValuedProps = { readonly figures: Figures; readonly t: Words; readonly children: ReactNode }

/** The column of differences with colour and share. */
export const valued = (column: Column, t: Words): Column => ({
  ...column,
  cell: (row, list) => (
    <Valued figures={row} t={t}>
      {column.cell(row, list)}
    </Valued>
  ),
  total: list => (
    <Valued figures={list.totals} t={t}>
      {column.total?.(list)}
    </Valued>
  ),
})
