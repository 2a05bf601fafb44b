import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import type { UnitRow } from '@veckovis/contracts/organisation'
import { formDraftKind } from '@veckovis/forms/draft'
import type { OpenPlaceKind } from './place-calls'

type Named = { readonly id: number; readonly name: string }

/** Which dialog stands over a list of places. */
export type PlaceDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: number }
  | { readonly kind: 'delete' | 'history'; readonly place: Named }
  | {
      readonly kind: 'activity'
      readonly of: OpenPlaceKind
      readonly places: readonly Named[]
      readonly active: boolean
    }
  | { readonly kind: 'move'; readonly units: readonly UnitRow[] }

type WrittenDialog = Extract<PlaceDialog, { readonly kind: 'create' | 'edit' }>

/** What is typed into a dialog about a place; the subject says which dialog it is. It belongs to no unit. */
export const placeDraftKind = formDraftKind('place-dialog')
export const placeDraftUnit = 0

export const subjectOfPlace = (kind: PlaceKind, id: number | null): string => `${kind} ${id ?? 'new'}`

/** The dialog that a subject stands for on the list of a kind; null for one of another list or program. */
export const dialogOfSubject = (of: PlaceKind, subject: string): WrittenDialog | null => {
  const [word, text = ''] = subject.split(' ')
  if (placeKinds.find(kind => kind === word) !== of) return null
  if (text === 'new') return { kind: 'create' }
  return /^[1-9]\d*$/.test(text) ? { kind: 'edit', id: Number(text) } : null
}
