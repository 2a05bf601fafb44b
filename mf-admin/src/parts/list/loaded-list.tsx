import type { UseQueryResult } from '@tanstack/react-query'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, EmptyState, Notice, Skeleton, type IconName } from '@veckovis/ui'
import { useEffect, type ReactNode } from 'react'
import type { ListAddress } from '@veckovis/forms/list-address'

type Counted = { readonly total: number }

type LoadedListProps<List extends Counted, SortKey extends string, Filters extends object> = {
  readonly query: UseQueryResult<List>
  readonly list: ListAddress<SortKey, Filters>
  /** What stands there while nothing is searched or filtered and there is nothing. */
  readonly empty: {
    readonly icon: IconName
    readonly title: string
    readonly text?: string
    readonly action?: ReactNode
  }
  readonly children: (data: List) => ReactNode
}

/** A page behind the last one is no page: the last one is shown. */
const useLastPage = <SortKey extends string, Filters extends object>(
  data: Counted | undefined,
  { part, change }: ListAddress<SortKey, Filters>,
) => {
  const last = data === undefined ? part.page : Math.max(1, Math.ceil(data.total / part.pageSize))
  const isBehind = part.page > last
  useEffect(() => {
    if (isBehind) change({ page: last })
  }, [isBehind, last, change])
}

/** A list while it is read, when it cannot be read, when nothing is found, and when it is there. */
export const LoadedList = <List extends Counted, SortKey extends string, Filters extends object>({
  query,
  list,
  empty: { title, text, ...look },
  children,
}: LoadedListProps<List, SortKey, Filters>) => {
  const { t } = useTranslation('mf-admin')
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useProgress(isFetching)
  useLastPage(isPlaceholderData ? undefined : data, list)
  return (
    <>
      {list.hasProblem && <Notice tone="warning">{t('list.addressProblem')}</Notice>}
      {data === undefined && error === null && <Skeleton lines={10} label={t('list.loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && data.total > 0 && children(data)}
      {data !== undefined && data.total === 0 && !list.isNarrowed && (
        <EmptyState {...look} title={title}>
          {text}
        </EmptyState>
      )}
      {data !== undefined && data.total === 0 && list.isNarrowed && (
        <EmptyState
          icon="search"
          title={t('list.nothingFound')}
          action={<Button onClick={list.widen}>{t('list.widen')}</Button>}
        />
      )}
    </>
  )
}
