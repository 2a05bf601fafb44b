import { nothing } from '@veckovis/domain/numbers'
import { RowName } from '@veckovis/lists'
import { useTranslation, type Words } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { classNames } from '@veckovis/ui'
import type { RecordColumn } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import * as styles from './place-columns.module.css'

type Doing<Row> = {
  readonly t: Words
  readonly onOpen: (id: number) => void
  /** Before the name. */
  readonly pictureOf?: (row: Row) => ReactNode
}

/** A column of a list of places and of its file. */
export type PlaceColumn<Row, Key extends string> = {
  /** What the list is sorted by, and a key of `places.fields` where there is no other title. */
  readonly key: Key
  readonly title?: string
  readonly align?: 'end'
  readonly isRowHeader?: true
  readonly value: (row: Row, t: Words) => string | number | null
  /** Where the table shows it in its own way; null: only the file has it. */
  readonly cell?: ((row: Row, doing: Doing<Row>) => ReactNode) | null
}

type Titled = Pick<PlaceColumn<never, string>, 'key' | 'title'>
export const titleOf = ({ key, title = key }: Titled, t: Words): string => t(`places.fields.${title}`)

/** The columns of the table. */
export const tableColumns = <Row, Key extends string>(
  columns: readonly PlaceColumn<Row, Key>[],
  doing: Doing<Row>,
): RecordColumn<Row, Key>[] =>
  columns.flatMap(column => {
    const { key, value, cell = (row: Row) => value(row, doing.t) ?? nothing } = column
    if (cell === null) return []
    return [{ ...column, title: titleOf(column, doing.t), sortKey: key, cell: (row: Row) => cell(row, doing) }]
  })

type Named = { readonly id: number; readonly name: string }

export const nameColumn = <Row extends Named>(
  noteOf: (row: Row, t: Words) => string | null = () => null,
): PlaceColumn<Row, 'name'> => ({
  key: 'name',
  isRowHeader: true,
  value: ({ name }) => name,
  cell: (row, { t, onOpen, pictureOf }) => (
    <>
      {pictureOf?.(row)}
      <RowName onOpen={() => onOpen(row.id)} note={noteOf(row, t)}>
        {row.name}
      </RowName>
    </>
  ),
})

/** The name of a place above; in the table with what that lies in, or there not at all. */
export const aboveColumn = <Key extends string, Row extends Readonly<Record<Key, string>>>(
  key: Key,
  cell: ((row: Row) => string) | null,
): PlaceColumn<Row, Key> => ({
  key,
  value: row => row[key],
  cell:
    cell &&
    (row => (
      <>
        {row[key]}
        <span className={styles.above}>{cell(row)}</span>
      </>
    )),
})

type Closable = { readonly active: boolean; readonly departmentActive?: boolean }

/** A closed department closes its units: that is said apart, because the unit itself is open. */
const standingOf = ({ active, departmentActive = true }: Closable) => {
  if (!active) return 'places.inactive'
  return departmentActive ? 'places.active' : 'places.closedAbove'
}

export const activeColumn = <Row extends Closable>(): PlaceColumn<Row, 'active'> => ({
  key: 'active',
  value: (row, t) => t(standingOf(row)),
  cell: (row, { t }) => {
    const standing = standingOf(row)
    return <span className={classNames(standing !== 'places.active' && styles.closed)}>{t(standing)}</span>
  },
})

type CountLinkProps = {
  /** What is counted: a key of `places.counts`. */
  readonly of: string
  readonly count: number
  /** Of the place that they lie in. */
  readonly name: string
  /** The filters of the list that shows them. */
  readonly by: Readonly<Record<string, number>>
}

/** How many lie in the place, leading to the list of them. */
const CountLink = ({ of, count, name, by }: CountLinkProps) => {
  const { t } = useTranslation('mf-admin')
  if (count === 0) return 0
  const filters = new URLSearchParams(Object.entries(by).map(([filter, id]) => [filter, String(id)]))
  return (
    <Link className={styles.count} to={`/${of}?${filters}`} aria-label={t(`places.counts.${of}`, { count, name })}>
      {count}
    </Link>
  )
}

type Counted = 'municipalities' | 'departments' | 'units' | 'users'

/** How many lie in each place; and the latest year with a forecast, with which every list ends. */
export const countColumns = <
  Key extends Counted,
  Row extends Named & Readonly<Record<Key, number>> & { readonly latestForecastYear: number | null },
>(
  counted: readonly Key[],
  by: (row: Row) => CountLinkProps['by'],
): PlaceColumn<Row, Key | 'latestForecastYear'>[] => [
  ...counted.map((key): PlaceColumn<Row, Key> => ({
    key,
    align: 'end',
    value: row => row[key],
    cell: row => <CountLink of={key} count={row[key]} name={row.name} by={by(row)} />,
  })),
  { key: 'latestForecastYear', align: 'end', value: ({ latestForecastYear }) => latestForecastYear },
]
