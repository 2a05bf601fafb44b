import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import { useState, type ReactNode } from 'react'

/** How the reading of a record stands: a query, or several as one. */
export type Read<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

const notRetried = { failure: null, isFetching: false }

/** Two as one: it is there when both are. */
export const readTogether = <One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  error: one.error ?? other.error,
  isFetching: one.isFetching || other.isFetching,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
})

/** A query without data forgets its failure when it is asked again; here it stays until the answer is there. */
const useFailure = ({ data, error, isFetching, refetch }: Read<unknown>) => {
  const [retried, setRetried] = useState<{ failure: unknown; isFetching: boolean }>(notRetried)
  if (retried.failure !== null && retried.isFetching !== isFetching)
    setRetried(isFetching ? { ...retried, isFetching } : notRetried)
  const retry = () => {
    setRetried({ failure: error, isFetching: false })
    void refetch()
  }
  return { failure: error ?? (data === undefined ? retried.failure : null), retrying: isFetching, retry }
}

type Failure = ReturnType<typeof useFailure>

const FailureNotice = ({ failure, retrying, retry }: Failure) =>
  failure !== null && <LoadFailureNotice error={failure} retrying={retrying} onRetry={retry} />

/** Why a record could not be read, and the way to try again, where the record itself stands elsewhere. */
export const FailedLoad = ({ query }: { readonly query: Read<unknown> }) => <FailureNotice {...useFailure(query)} />

type LoadedProps<Data> = {
  readonly query: Read<Data>
  /** Lines of the skeleton: about as high as the data. */
  readonly lines?: number
  /** Read out while it loads, where it says more than that something does. */
  readonly label?: string
  readonly children: (data: Data) => ReactNode
}

/**
 * One record: a skeleton until it is there, or why it is not with a way to try again, which is busy meanwhile and keeps
 * the focus. What has been read stays when it cannot be read anew, with the reason above it.
 */
export const Loaded = <Data,>({ query, lines = 4, label, children }: LoadedProps<Data>) => {
  const { t } = useTranslation('platform')
  const failure = useFailure(query)
  const { data } = query
  return (
    <>
      <FailureNotice {...failure} />
      {data === undefined && failure.failure === null && <Skeleton lines={lines} label={label ?? t('loading')} />}
      {data !== undefined && children(data)}
    </>
  )
}
