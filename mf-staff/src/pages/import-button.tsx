import { lazyPage, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'

// It brings the reader of lists, which the table has no use for.
const ImportDialog = lazyPage(() => import('../features/import/import-dialog').then(module => module.ImportDialog))

/** Opens the way in for a list of staff. */
export const ImportButton = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-staff')
  const [isOpen, setOpen] = useState(false)
  const preload = () => void ImportDialog.preload()
  return (
    <>
      <Button onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <ImportDialog unitId={unitId} onClose={() => setOpen(false)} />}
    </>
  )
}
