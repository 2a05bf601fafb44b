import { Loaded, type Read } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { Button, EmptyState, Notice, type IconName } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { useLastPage } from '../address/use-last-page'
import { listWords } from '../list-words'
import type { PagePart } from './list-pages'

type LoadedListProps<List extends { readonly total: number }> = {
  readonly query: Read<List> & { readonly isPlaceholderData: boolean }
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
  query,
  list,
  empty: { text, ...look },
  children,
}: LoadedListProps<List>) => {
  const { t } = useTranslation(listWords)
  useProgress(query.isFetching)
  useLastPage(query.isPlaceholderData ? undefined : query.data?.total, list)
  const nothing =
    list.isNarrowed === true ? (
      <EmptyState icon="search" title={t('nothingFound')} action={<Button onClick={list.widen}>{t('widen')}</Button>} />
    ) : (
      <EmptyState {...look}>{text}</EmptyState>
    )
  return (
    <>
      {list.hasProblem === true && <Notice tone="warning">{t('addressProblem')}</Notice>}
      <Loaded query={query} lines={10} label={t('loading')}>
        {data => (data.total > 0 ? children(data) : nothing)}
      </Loaded>
    </>
  )
}
