import type { UseQueryResult } from '@tanstack/react-query'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, EmptyState, Notice, Skeleton, type IconName } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { useLastPage } from '../address/use-last-page'
import { listWords } from '../list-words'
import type { PagePart } from './list-pages'

type Read<List> = Pick<UseQueryResult<List>, 'error' | 'isFetching' | 'isPlaceholderData'> & {
  readonly data: List | undefined
  readonly refetch: () => Promise<unknown>
}

type LoadedListProps<List extends { readonly total: number }> = {
  readonly query: Read<List>
  readonly list: {
    readonly part: PagePart
    readonly change: (wanted: { page: number }) => void
    readonly hasProblem?: boolean
    readonly isNarrowed?: boolean
    readonly widen?: () => void
  }
  /** What stands there while nothing is searched or filtered and there is nothing. */
  readonly empty: {
    readonly icon: IconName
    readonly title: string
    readonly text?: ReactNode
    readonly action?: ReactNode
    readonly headingLevel?: 2 | 3
  }
  readonly children: (data: List) => ReactNode
}

/** A list while it is read, when it cannot or may not be read, when nothing is found, and when it is there. */
export const LoadedList = <List extends { readonly total: number }>({
  query: { data, error, isFetching, isPlaceholderData, refetch },
  list,
  empty: { text, ...look },
  children,
}: LoadedListProps<List>) => {
  const { t } = useTranslation(listWords)
  useProgress(isFetching)
  useLastPage(isPlaceholderData ? undefined : data?.total, list)
  return (
    <>
      {list.hasProblem === true && <Notice tone="warning">{t('addressProblem')}</Notice>}
      {data === undefined && error === null && <Skeleton lines={10} label={t('loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && data.total > 0 && children(data)}
      {data?.total === 0 &&
        (list.isNarrowed === true ? (
          <EmptyState
            icon="search"
            title={t('nothingFound')}
            action={<Button onClick={list.widen}>{t('widen')}</Button>}
          />
        ) : (
          <EmptyState {...look}>{text}</EmptyState>
        ))}
    </>
  )
}
