import { keptRowOf, type KeptRowName } from '@veckovis/domain/forecast'
import type { SheetAddress } from '@veckovis/grid'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'

const CellHistory = lazyPage<{ readonly kept: KeptRowName; readonly week: number }>(() =>
  import('./cell-history').then(module => module.CellHistory),
)

/** Offers what became of a cell whose hours are kept; asked of the server when somebody wants to see it. */
export const HistoryOfCell = ({ address: { rowId, column } }: { readonly address: SheetAddress }) => {
  const { t } = useTranslation('mf-forecast')
  const [isOpen, setOpen] = useState(false)
  const kept = keptRowOf(rowId)
  if (kept === undefined || typeof column !== 'number') return null
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(open => !open)}>
        {t(isOpen ? 'history.hideCell' : 'history.showCell')}
      </Button>
      {isOpen && <CellHistory kept={kept} week={column} />}
    </>
  )
}
