import { useQuery } from '@tanstack/react-query'
import type { OverdueMeasure } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { overdueMeasuresQuery } from '../../data/follow-up/overdue-measures-query'
import * as styles from './outlook.module.css'

const Row = ({ title, unit, year, due }: OverdueMeasure) => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <li>
      <GuardedLink to={`/follow-up?unit=${unit.id}&year=${year}`}>{title}</GuardedLink>{' '}
      <span className={styles.quiet}>{t('overdue.row', { due, unit: unit.name })}</span>
    </li>
  )
}

/** What the person should have done by now about a deviation; nothing where there is no such measure. */
export const OverdueMeasures = () => {
  const { t } = useTranslation('mf-forecast-start')
  const query = useQuery(overdueMeasuresQuery)
  if (query.isPending || query.data?.total === 0) return null
  return (
    <section aria-label={t('overdue.title')} className={styles.unanswered}>
      {query.data === undefined && <p>{t('overdue.title')}</p>}
      <Loaded query={query} lines={1} label={t('overdue.loading')}>
        {({ total, rows }) => (
          <>
            <p>{t('overdue.sum', { count: total })}</p>
            <ul>
              {rows.map(row => (
                <Row key={row.id} {...row} />
              ))}
            </ul>
            {total > rows.length && <p className={styles.quiet}>{t('overdue.more', { count: rows.length })}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}
