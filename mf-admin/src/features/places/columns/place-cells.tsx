import { nothing } from '@veckovis/domain/numbers'
import { useTranslation, type Words } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import type { RecordColumn } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import * as styles from './place-columns.module.css'

type NamedInProps = { readonly above: string; readonly children: ReactNode }

/** A place with what it lies in below its name. */
export const NamedIn = ({ above, children }: NamedInProps) => (
  <>
    {children}
    <span className={styles.above}>{above}</span>
  </>
)

type CountLinkProps = {
  /** What is counted: a key of `places.counts`. */
  readonly of: 'municipalities' | 'departments' | 'units' | 'users'
  readonly count: number
  /** Of the place that they lie in. */
  readonly name: string
  /** The filters of the list that shows them. */
  readonly by: Readonly<Record<string, number>>
}

/** How many lie in the place, leading to the list of them. */
export const CountLink = ({ of, count, name, by }: CountLinkProps) => {
  const { t } = useTranslation('mf-admin')
  if (count === 0) return 0
  const filters = new URLSearchParams(Object.entries(by).map(([filter, id]) => [filter, String(id)]))
  return (
    <Link className={styles.count} to={`/${of}?${filters}`} aria-label={t(`places.counts.${of}`, { count, name })}>
      {count}
    </Link>
  )
}

type Counted = { readonly latestForecastYear: number | null }

export const forecastColumn = <Row extends Counted>(t: Words): RecordColumn<Row, 'latestForecastYear'> => ({
  key: 'latestForecastYear',
  title: t('places.fields.latestForecast'),
  sortKey: 'latestForecastYear',
  align: 'end',
  cell: ({ latestForecastYear }) => latestForecastYear ?? nothing,
})
