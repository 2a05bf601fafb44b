import type { UseQueryResult } from '@tanstack/react-query'
import type { ListAddress } from '@veckovis/forms/list-address'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, EmptyState, Notice, Skeleton } from '@veckovis/ui'
import { useEffect, type ReactNode } from 'react'

type Counted = { readonly total: number }

type LoadedAnalyticsProps<List extends Counted, Key extends string, Filters extends object> = {
  readonly query: UseQueryResult<List>
  readonly list: ListAddress<Key, Filters>
  readonly children: (data: List) => ReactNode
}

/** A page behind the last one is no page: the last one is shown. */
const useLastPage = <Key extends string, Filters extends object>(
  total: number | undefined,
  { part, change }: ListAddress<Key, Filters>,
) => {
  const last = total === undefined ? part.page : Math.max(1, Math.ceil(total / part.pageSize))
  const isBehind = part.page > last
  useEffect(() => {
    if (isBehind) change({ page: last })
  }, [isBehind, last, change])
}

/** A list while it is read, when it cannot be read, when nothing is left of it, and when it is there. */
export const LoadedAnalytics = <List extends Counted, Key extends string, Filters extends object>({
  query: { data, error, isFetching, isPlaceholderData, refetch },
  list,
  children,
}: LoadedAnalyticsProps<List, Key, Filters>) => {
  const { t } = useTranslation('mf-analytics')
  useProgress(isFetching)
  useLastPage(isPlaceholderData ? undefined : data?.total, list)
  return (
    <>
      {list.hasProblem && <Notice tone="warning">{t('list.addressProblem')}</Notice>}
      {data === undefined && error === null && <Skeleton lines={10} label={t('list.loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && data.total > 0 && children(data)}
      {data?.total === 0 &&
        (list.isNarrowed ? (
          <EmptyState
            icon="search"
            title={t('list.nothingFound')}
            action={<Button onClick={list.widen}>{t('filters.reset')}</Button>}
          />
        ) : (
          <EmptyState icon="analytics" title={t('list.empty')}>
            {t('list.emptyText')}
          </EmptyState>
        ))}
    </>
  )
}
