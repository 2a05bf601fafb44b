import { forecastRowIds, serverIdOfRow } from '@veckovis/domain/forecast'
import { permissionIds } from '@veckovis/domain/access'
import type { SheetAddress } from '@veckovis/grid'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { useLevel } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { useState } from 'react'

const CellEntries = lazyPage<{ readonly rowId: string; readonly week: number }>(() =>
  import('./cell-entries').then(module => module.CellEntries),
)

/** Rows that the diary brings hours to. */
const takesDiaryHours = (rowId: string) => rowId === forecastRowIds.totalRequired || serverIdOfRow(rowId) !== undefined

/** Offers the entries of the diary behind a cell to anyone who reads the diary; asked when somebody wants to see them. */
export const EntriesOfCell = ({ address: { rowId, column } }: { readonly address: SheetAddress }) => {
  const { t } = useTranslation('mf-forecast')
  const [isOpen, setOpen] = useState(false)
  const level = useLevel(permissionIds.diary)
  if (level === null || typeof column !== 'number' || !takesDiaryHours(rowId)) return null
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(open => !open)}>
        {t(isOpen ? 'behind.hide' : 'behind.show')}
      </Button>
      {isOpen && <CellEntries rowId={rowId} week={column} />}
    </>
  )
}
