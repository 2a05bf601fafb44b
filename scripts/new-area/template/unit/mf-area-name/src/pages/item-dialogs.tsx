import type { AreaNameItem } from '@veckovis/contracts/area-name'
import { lazyPage } from '@veckovis/platform'
import { useEffect } from 'react'
import type { ItemDialog } from '../data/item-dialog'
import { RemoveItemDialog } from '../features/removal/remove-item-dialog'

// They bring formik and yup, which the table has no use for.
const NewItemDialog = lazyPage(() =>
  import('../features/item-form/item-form-dialog').then(module => module.NewItemDialog),
)
const EditItemDialog = lazyPage(() =>
  import('../features/item-form/item-form-dialog').then(module => module.EditItemDialog),
)

/** Anyone who may change items has the dialogs' code before the first is opened, and after the table stands. */
const usePreloadedDialogs = (mayWrite: boolean) =>
  useEffect(() => {
    if (!mayWrite) return
    for (const dialog of [NewItemDialog, EditItemDialog]) void dialog.preload()
  }, [mayWrite])

type ItemDialogsProps = {
  readonly unitId: number
  readonly items: readonly AreaNameItem[]
  readonly mayWrite: boolean
  readonly dialog: ItemDialog
  readonly onClose: () => void
}

/** The one dialog that stands over the table. */
export const ItemDialogs = ({ unitId, items, mayWrite, dialog, onClose }: ItemDialogsProps) => {
  usePreloadedDialogs(mayWrite)
  switch (dialog.kind) {
    case 'none':
      return null
    case 'create':
      return <NewItemDialog unitId={unitId} onClose={onClose} />
    case 'edit':
      return <EditItemDialog unitId={unitId} id={dialog.id} onClose={onClose} />
    case 'remove': {
      // As it is now: somebody may have changed it since the question was asked.
      const item = items.find(({ id }) => id === dialog.item.id) ?? dialog.item
      return <RemoveItemDialog item={item} onClose={onClose} />
    }
  }
}
