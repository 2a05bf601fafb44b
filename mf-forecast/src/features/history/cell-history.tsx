import { useQuery } from '@tanstack/react-query'
import type { CellChange } from '@veckovis/contracts/forecast'
import type { KeptRowName } from '@veckovis/domain/forecast'
import { formatHours, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import { useForecast } from '../../context/use-forecast'
import { cellHistoryQuery, savesPerPage } from '../../data/history-queries'
import { HistoryPages } from './history-pages'
import * as styles from './history.module.css'

const hoursText = (hours: number) => formatHours(roundHalfAwayFromZero(hours * 100))

const Change = ({ change }: { readonly change: CellChange }) => {
  const { t } = useTranslation('mf-forecast')
  const { moment } = useFormat()
  const { from, to, origin, savedAt, savedBy } = change
  return (
    <li className={styles.change}>
      <span className={styles.hours}>{t('history.fromTo', { from: hoursText(from), to: hoursText(to) })}</span>
      <span>{t(`history.how.${origin}`)}</span>
      <span className={styles.when}>
        {t('history.byWhom', { when: moment(savedAt), name: savedBy ?? t('history.nobody') })}
      </span>
    </li>
  )
}

/** What changed a cell, newest first: from what to what, by what, who and when. */
export const CellHistory = ({ kept, week }: { readonly kept: KeptRowName; readonly week: number }) => {
  const { t } = useTranslation('mf-forecast')
  const { address } = useForecast().editor
  const [page, setPage] = useState(1)
  const query = useQuery(cellHistoryQuery(address, kept, week, page))
  return (
    <section className={styles.cell} aria-label={t('history.ofCell')}>
      <Loaded query={query} lines={2} label={t('history.loading')}>
        {({ changes, total }) =>
          total === 0 ? (
            <p className={styles.when}>{t('history.neverChanged')}</p>
          ) : (
            <>
              <ol className={styles.changes}>
                {changes.map(change => (
                  <Change key={change.version} change={change} />
                ))}
              </ol>
              <HistoryPages {...{ page, pageSize: savesPerPage, total }} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
