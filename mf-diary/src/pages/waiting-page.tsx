import { useQuery } from '@tanstack/react-query'
import { pageSizes } from '@veckovis/contracts/wire'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { useProgress, useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { buttonLook, EmptyState, Hint, Page, Skeleton } from '@veckovis/ui'
import { useState } from 'react'
import { absenceReasonsQuery, waitingQuery } from '../data/diary-queries'
import { useLastPage } from '../parts/use-last-page'
import { WaitingDecisions } from './waiting-decisions'

/** What waits for a decision in all the units of the person, earliest first. */
export const WaitingPage = () => {
  const { t } = useTranslation('mf-diary')
  const [part, setPart] = useState<{ page: number; pageSize: number }>({ page: 1, pageSize: pageSizes[0] })
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  const waiting = useQuery(waitingQuery(part))
  const reasons = useQuery(absenceReasonsQuery)
  const error = waiting.error ?? reasons.error
  const isFetching = waiting.isFetching || reasons.isFetching
  const change = (wanted: Partial<typeof part>) => setPart({ ...part, ...wanted })
  useProgress(isFetching)
  useLastPage(waiting.isPlaceholderData ? undefined : waiting.data?.total, { part, change })
  const retry = () => void Promise.all([waiting.refetch(), reasons.refetch()])
  const isRead = waiting.data !== undefined && reasons.data !== undefined
  return (
    <Page
      actions={
        <Link className={buttonLook('secondary')} to="/diary">
          {t('waiting.back')}
        </Link>
      }
    >
      <h2>{t('waiting.title')}</h2>
      <Hint>{t('waiting.intro')}</Hint>
      {!isRead && (error === null || isFetching) && <Skeleton lines={8} label={t('loading')} />}
      {error !== null && !isFetching && <LoadFailureNotice error={error} retrying={isFetching} onRetry={retry} />}
      {isRead && waiting.data.total === 0 && (
        <EmptyState icon="success" title={t('waiting.none')}>
          {t('waiting.noneText')}
        </EmptyState>
      )}
      {isRead && waiting.data.total > 0 && (
        <WaitingDecisions
          waiting={waiting.data}
          absences={reasons.data}
          today={today}
          part={part}
          busy={waiting.isPlaceholderData}
          onChange={change}
        />
      )}
    </Page>
  )
}
