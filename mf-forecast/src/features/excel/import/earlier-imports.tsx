import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@veckovis/platform'
import { problemOf, useFormat } from '@veckovis/platform/signed-in'
import { ProblemNotice } from '@veckovis/ui'
import { useMemo } from 'react'
import { useForecast } from '../../../context/use-forecast'
import { importsQuery } from '../../../data/import-queries'
import * as styles from './import.module.css'

/** Imports of the unit and year before this one: which, when and by whom. Importing does not wait for them. */
export const EarlierImports = () => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const { moment } = useFormat()
  const { unitId, year } = useForecast().editor.address
  const { data, error, isFetching, refetch } = useQuery(importsQuery({ unitId, year }))
  const problem = useMemo(() => (error === null ? null : problemOf(error)), [error])
  const retry = { label: pageWords('retry'), busy: isFetching, run: () => void refetch() }
  if (problem !== null) return <ProblemNotice title={t('earlier.failed')} text={problem.message} retry={retry} />
  if (data === undefined) return <p role="status">{t('earlier.loading')}</p>
  if (data.length === 0) return <p>{t('earlier.none', { year })}</p>
  return (
    <details className={styles.details}>
      <summary>{t('earlier.title', { count: data.length })}</summary>
      <ol className={styles.earlier}>
        {data.map(({ id, createdAt, createdBy }) => {
          const when = moment(createdAt)
          return (
            <li key={id}>
              {createdBy === null ? t('earlier.when', { id, when }) : t('earlier.who', { id, when, name: createdBy })}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
