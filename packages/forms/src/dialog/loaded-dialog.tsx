import { Dialog } from '@veckovis/ui/dialog'
import type { ReactNode } from 'react'
import { Loaded, type Read } from '../loaded/loaded'

type LoadedDialogProps<Data> = {
  readonly title: string
  readonly query: Read<Data>
  readonly onClose: () => void
  readonly children: (data: Data) => ReactNode
}

/**
 * A dialog whose data is read first: until then, and when it cannot be read, a dialog of the same title says so. What is
 * written in it is not disturbed by a later reading: a save is compared with what the server has.
 */
export const LoadedDialog = <Data,>({ title, query, onClose, children }: LoadedDialogProps<Data>) => {
  if (query.data !== undefined) return children(query.data)
  return (
    <Dialog open title={title} onCancel={onClose}>
      <Loaded query={query}>{() => null}</Loaded>
    </Dialog>
  )
}
