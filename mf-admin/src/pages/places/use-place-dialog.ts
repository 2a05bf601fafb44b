import type { PlaceKind } from '@veckovis/domain/access'
import { useKeptDrafts } from '@veckovis/platform'
import { useState } from 'react'
import { dialogOfSubject, placeDraftKind, placeDraftUnit, type PlaceDialog } from '../../data/place-dialog'

/** The dialog over a list of places; what was being written when the page was lost stands open again. */
export const usePlaceDialog = (of: PlaceKind) => {
  const [chosen, choose] = useState<PlaceDialog | 'closed' | null>(null)
  const drafts = useKeptDrafts(placeDraftKind, placeDraftUnit)
  const resumed = drafts.map(({ subject }) => dialogOfSubject(of, subject)).find(dialog => dialog !== null) ?? null
  const dialog = chosen === 'closed' ? null : (chosen ?? resumed)
  return { dialog, open: (wanted: PlaceDialog) => choose(wanted), close: () => choose('closed') }
}
