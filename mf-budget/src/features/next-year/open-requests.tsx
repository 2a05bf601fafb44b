import type { LockRequestsToAnswer } from '@veckovis/contracts/budget'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { useId } from 'react'
import * as styles from './next-year.module.css'

const pages = { needs: 'needs', resource: 'resources' } as const

/** Requests to lock that wait for this person's answer, those that have waited longest first; nothing without any. */
export const OpenRequests = ({ requests: { total, rows } }: { readonly requests: LockRequestsToAnswer }) => {
  const { t } = useTranslation('mf-budget-start')
  const { shortDay } = useFormat()
  const headingId = useId()
  if (total === 0) return null
  return (
    <section className={styles.budgets} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.requests}>
        {t('requests.title', { count: total })}
      </h3>
      <ul className={styles.list}>
        {rows.map(({ unit, department, kind, id, name, year, askedAt, askedBy }) => (
          <li key={`${kind}-${id}`} className={styles.row}>
            <span className={styles.unit}>
              {unit.name} <span className={styles.department}>{department}</span>
            </span>
            <GuardedLink to={`/${pages[kind]}/${id}?unit=${unit.id}`}>
              {t(`requests.${kind}`, { name, year })}
            </GuardedLink>
            <span className={styles.quiet}>
              {t('requests.asked', { day: shortDay(askedAt), person: askedBy ?? t('requests.someone') })}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={styles.quiet}>{t('requests.first', { rows: rows.length, total })}</p>}
    </section>
  )
}
