import type { Role } from '@veckovis/domain/access'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import type { ImportedKind } from '../data/import-calls'

// It brings the reader of lists, which the tables have no use for.
const ImportDialog = lazyPage(() => import('../features/import/import-dialog').then(module => module.ImportDialog))

type ImportButtonProps = {
  readonly kind: ImportedKind
  readonly rolesWithin?: (roles: readonly Role[]) => readonly Role[]
  /** Called after rows went in. */
  readonly onTaken: () => unknown
}

/** Opens the way in for a whole list. */
export const ImportButton = ({ onTaken, ...list }: ImportButtonProps) => {
  const { t } = useTranslation('mf-admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('list.import')}</Button>
      {isOpen && <ImportDialog {...list} onTaken={onTaken} onClose={() => setOpen(false)} />}
    </>
  )
}
