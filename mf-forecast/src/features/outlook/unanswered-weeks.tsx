import { useQuery } from '@tanstack/react-query'
import type { UnansweredUnit } from '@veckovis/contracts/outcome'
import { holdsRightSomewhere, permissionIds } from '@veckovis/domain/access'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { holderOf, useSession, useTranslation } from '@veckovis/platform'
import { FirstRows } from '@veckovis/ui'
import { unansweredQuery } from '../../data/unanswered-query'
import * as styles from './outlook.module.css'
import { UnitLink } from './unit-link'

/** A few of them at first: the list stands below that of the units. */
const atFirst = 5

const Row = ({ unit, department, year, weeks, firstWeek }: UnansweredUnit) => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <li>
      <UnitLink
        unitId={unit.id}
        year={year}
        weeks={[firstWeek, Math.min(firstWeek + 3, weeksInIsoYear(year))]}
        toOutcome
      >
        {unit.name}
      </UnitLink>{' '}
      <span className={styles.quiet}>
        {t('unanswered.row', { count: weeks, week: firstWeek, year })}
        {` · ${department}`}
      </span>
    </li>
  )
}

/** Weeks that were over two weeks ago and wait for their outcome; nothing where nobody has begun with it. */
const Asked = () => {
  const { t } = useTranslation('mf-forecast-start')
  const query = useQuery(unansweredQuery)
  const isPrinting = useIsPrinting()
  if (query.isPending || query.data?.total === 0) return null
  return (
    <section aria-label={t('unanswered.title')} className={styles.unanswered}>
      {query.data === undefined && <p>{t('unanswered.title')}</p>}
      <Loaded query={query} lines={1} label={t('unanswered.loading')}>
        {({ weeks, total, rows }) => (
          <>
            <p>{t('unanswered.sum', { count: weeks })}</p>
            <FirstRows
              rows={rows}
              atFirst={atFirst}
              atOnce={atFirst}
              isWhole={isPrinting}
              showAll={t('unanswered.showAll', { count: rows.length })}
              showFewer={t('showFewer')}
            >
              {shown => (
                <ul>
                  {shown.map(row => (
                    <Row key={`${row.unit.id} ${row.year}`} {...row} />
                  ))}
                </ul>
              )}
            </FirstRows>
            {total > rows.length && <p className={styles.quiet}>{t('unanswered.more')}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** The same for those who write forecasts; all others are not asked. */
export const UnansweredWeeks = () => {
  const user = useSession()
  const mayWrite =
    user !== null && holdsRightSomewhere(holderOf(user), { permissions: [permissionIds.forecast], level: 'WRITE' })
  return mayWrite ? <Asked /> : null
}
