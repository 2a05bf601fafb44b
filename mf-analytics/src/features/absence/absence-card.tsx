import { useQuery } from '@tanstack/react-query'
import type { AbsenceByWeek } from '@veckovis/contracts/analytics'
import { FailedLoad } from '@veckovis/forms/loaded'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Card, WideTable } from '@veckovis/ui'
import type { absenceQuery } from '../../data/analytics-queries'
import { hoursOf } from '../../parts/figures'
import * as styles from '../../parts/picture.module.css'

// nivo weighs more than the table.
const AbsencePlot = lazyPage(() => import('./absence-plot').then(module => module.AbsencePlot))

type Weeks = AbsenceByWeek['weeks']

const AbsenceTable = ({ weeks }: { readonly weeks: Weeks }) => {
  const { t } = useTranslation('mf-analytics')
  return (
    <details className={styles.table}>
      <summary>{t('picture.table')}</summary>
      <WideTable label={t('absence.title')} look="bare">
        <table aria-label={t('absence.title')}>
          <thead>
            <tr>
              <th scope="col">{t('absence.week')}</th>
              <th scope="col">{t('absence.hours')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ year, week, absence }) => (
              <tr key={`${year}-${week}`}>
                <th scope="row">{t('absence.weekOf', { week, year })}</th>
                <td>{hoursOf(absence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}

type AbsenceCardProps = { readonly asked: ReturnType<typeof absenceQuery> }

/** Absence of all units that the list is filtered to, week by week; nothing where there is none, or one week; a failure is told. */
export const AbsenceCard = ({ asked }: AbsenceCardProps) => {
  const { t } = useTranslation('mf-analytics')
  const query = useQuery(asked)
  const { data } = query
  const hasFailed = query.error !== null || (data === undefined && query.errorUpdateCount > 0)
  const isAnyAway = data !== undefined && data.weeks.length > 1 && data.weeks.some(({ absence }) => (absence ?? 0) > 0)
  if (!hasFailed && !isAnyAway) return null
  return (
    <Card title={t('absence.title')}>
      <FailedLoad query={query} />
      {isAnyAway && (
        <div className={styles.content}>
          <p className={styles.lead}>{t('absence.lead', { count: data.units })}</p>
          <AbsencePlot weeks={data.weeks} label={t('absence.summary')} />
          <AbsenceTable weeks={data.weeks} />
        </div>
      )}
    </Card>
  )
}
