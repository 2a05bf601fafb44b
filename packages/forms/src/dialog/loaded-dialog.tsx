import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { ReactNode } from 'react'

type LoadedDialogProps<Data> = {
  readonly title: string
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly onClose: () => void
  readonly children: (data: Data) => ReactNode
}

/** A dialog whose data is read first: until then, and when it cannot be read, a dialog of the same title says so. */
export const LoadedDialog = <Data,>({ title, query, onClose, children }: LoadedDialogProps<Data>) => {
  const { t: platformWords } = useTranslation('platform')
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return (
    <Dialog open title={title} onCancel={onClose}>
      {error === null || isFetching ? (
        <Skeleton lines={4} label={platformWords('loading')} />
      ) : (
        <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
