import type { ReactNode } from 'react'

/** Which of the tables: a part of the keys of its texts, and of the name of its section on the help page. */
export type TableName = 'clients' | 'users' | 'units'

/** One column; its title and its explanation are the texts `columns.<table>.<key>` and `explained.<table>.<key>`. */
export type AnalyticsColumn<Row, List, Key extends string> = {
  readonly key: Key
  readonly align?: 'end'
  /** The cell names its row; such a column is always shown. */
  readonly isRowHeader?: true
  readonly cell: (row: Row, list: List) => ReactNode
  /** Of the row of sums and means, and of the one of ratios of sums. */
  readonly total?: (list: List) => ReactNode
  readonly weighted?: (list: List) => ReactNode
}
