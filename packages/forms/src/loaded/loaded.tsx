import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { focusAfter } from './focus-after'

/** How the reading of a record stands: a query, or several as one. */
export type Read<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  /** When it failed last, which a query keeps while it is asked again. */
  readonly errorUpdatedAt: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** How several readings stand as one, whatever they read. */
export const standTogether = (reads: readonly Omit<Read<unknown>, 'data'>[]) => ({
  error: reads.find(({ error }) => error !== null)?.error ?? null,
  errorUpdatedAt: reads.reduce((sum, { errorUpdatedAt }) => sum + errorUpdatedAt, 0),
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
})

/** Two as one: it is there when both are. */
export const readTogether = <One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  ...standTogether([one, other]),
})

const notRetried = { failure: null, errorUpdatedAt: 0, isFetching: false }

type Retried = Pick<Read<unknown>, 'errorUpdatedAt' | 'isFetching'> & { readonly failure: unknown }

/**
 * A query without data forgets its failure when it is asked again; here it stays until the answer is there. That of
 * another record, which failed at another time or never, is not its own.
 */
const useFailure = ({ data, error, errorUpdatedAt, isFetching, refetch }: Read<unknown>) => {
  const [retried, setRetried] = useState<Retried>(notRetried)
  const isOther = retried.errorUpdatedAt !== errorUpdatedAt
  if (retried.failure !== null && (isOther || retried.isFetching !== isFetching))
    setRetried(isFetching && !isOther ? { ...retried, isFetching } : notRetried)
  const retry = () => {
    setRetried({ failure: error, errorUpdatedAt, isFetching: false })
    void refetch()
  }
  return { failure: error ?? (data === undefined ? retried.failure : null), retrying: isFetching, retry }
}

/**
 * The focus stood on a button, such as the one that tried again, and has gone with it once what was awaited has arrived: it
 * goes to what stands in its place, behind `mark`.
 */
export const useFocusOnArrival = (hasArrived: boolean) => {
  const place = useRef<HTMLSpanElement>(null)
  const [isAwaited, setAwaited] = useState(false)
  useLayoutEffect(() => {
    if (!isAwaited || !hasArrived || place.current === null) return
    setAwaited(false)
    if (document.activeElement === document.body) focusAfter(place.current)
  }, [isAwaited, hasArrived])
  return { await: () => setAwaited(true), mark: isAwaited && <span hidden ref={place} /> }
}

/** Why a record could not be read, with a button that tries again; what has come then has the focus that the button had. */
const useRetry = (query: Read<unknown>) => {
  const { failure, retrying, retry } = useFailure(query)
  const arrival = useFocusOnArrival(query.data !== undefined && failure === null)
  const tryAgain = () => {
    arrival.await()
    retry()
  }
  const notice = (
    <>
      {failure !== null && <LoadFailureNotice error={failure} retrying={retrying} onRetry={tryAgain} />}
      {arrival.mark}
    </>
  )
  return { hasFailed: failure !== null, notice }
}

/** Why a record could not be read, and the way to try again, where the record itself stands elsewhere. */
export const FailedLoad = ({ query }: { readonly query: Read<unknown> }) => useRetry(query).notice

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
 * the focus. What has been read stays when it cannot be read again, with the reason above it.
 */
export const Loaded = <Data,>({ query, lines = 4, label, children }: LoadedProps<Data>) => {
  const { t } = useTranslation('platform')
  const { hasFailed, notice } = useRetry(query)
  const { data } = query
  return (
    <>
      {notice}
      {data === undefined && !hasFailed && <Skeleton lines={lines} label={label ?? t('loading')} />}
      {data !== undefined && children(data)}
    </>
  )
}
