import type { GridAddress } from '@veckovis/grid'
import { notify, useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, useState } from 'react'
import { canHaveNote, placeNameOf, type NotePlace } from '../data/note-place'
import type { AbsenceNames } from '../data/row-names'

type NoteAddress = Omit<GridAddress, 'rowId'> & { readonly rowId: string | null }

type OpenNote = { readonly place: NotePlace; readonly anchor: HTMLElement | null }

/** Which note is open, and where on the page it was asked for. */
export const useOpenNote = (absenceNames: AbsenceNames) => {
  const { t } = useTranslation('mf-forecast')
  const [open, setOpen] = useState<OpenNote | null>(null)
  const openPlace = useCallback((place: NotePlace, anchor: HTMLElement | null) => setOpen({ place, anchor }), [])
  const openCell = useCallback(
    ({ rowId, column }: NoteAddress, anchor: HTMLElement) => {
      if (typeof column !== 'number') return
      if (rowId === null || canHaveNote(rowId)) setOpen({ place: { week: column, rowId }, anchor })
      else notify.info(t('comments.notHere'))
    },
    [t],
  )
  const close = useCallback(() => setOpen(null), [])
  const placeName = useCallback((place: NotePlace) => placeNameOf(place, absenceNames, t), [absenceNames, t])
  return useMemo(() => ({ open, openPlace, openCell, close, placeName }), [open, openPlace, openCell, close, placeName])
}
