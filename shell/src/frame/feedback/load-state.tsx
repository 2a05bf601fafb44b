import { useTranslation } from '@veckovis/platform'
import { ProblemNotice, Skeleton } from '@veckovis/ui'
import type { ReactNode } from 'react'

export interface LoadStateProps<Data> {
  query: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** Read out while it loads. */
  label: string
  children: (data: Data) => ReactNode
}

/** A skeleton, what went wrong with a way to try again, or the data. */
export const LoadState = <Data,>({ query, label, children }: LoadStateProps<Data>) => {
  const { t } = useTranslation('shell')
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Skeleton lines={4} label={label} />
  return (
    <ProblemNotice
      title={t('error.title')}
      text={query.error.message}
      retry={{ label: t('error.retry'), busy: query.isFetching, run: () => void query.refetch() }}
    />
  )
}
