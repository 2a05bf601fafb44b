import { FormDialog, type FormDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import type { PlaceChoice } from '../filters/place-options'

export type PlaceDialogProps = {
  /** Null for one that is to be made. */
  readonly id: number | null
  /** What the list is filtered by: chosen at first. */
  readonly choice: PlaceChoice
  readonly onClose: () => void
}

/** A form about a place in a dialog. */
export const PlaceFormDialog = (props: Omit<FormDialogProps, 'submitLabel' | 'cancelLabel'>) => {
  const { t } = useTranslation('mf-admin')
  return (
    <FormDialog {...props} submitLabel={t('dialog.save')} cancelLabel={t('dialog.cancel')}>
      <Hint>{t('dialog.requiredHint')}</Hint>
      {props.children}
    </FormDialog>
  )
}
