import type { AreaNameItem } from '@veckovis/contracts/area-name'
import { formDraftKind } from '@veckovis/forms/draft'

/** Which dialog stands over the table. */
export type ItemDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: number }
  | { readonly kind: 'remove'; readonly item: AreaNameItem }

/** What is typed into a dialog about an item; the subject says which dialog it is. */
export const itemDraftKind = formDraftKind('area-name-item')

export const newItemSubject = 'create'
export const subjectOfItem = (id: number): string => String(id)

/** The dialog that a subject stands for; null for a subject of another program. */
export const dialogOfSubject = (subject: string): ItemDialog | null => {
  if (subject === newItemSubject) return { kind: 'create' }
  const id = Number(subject)
  return Number.isSafeInteger(id) && id > 0 ? { kind: 'edit', id } : null
}
