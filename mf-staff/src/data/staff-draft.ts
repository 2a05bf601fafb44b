import { formDraftKind } from '@veckovis/forms/draft'
import type { StaffDialog } from './staff-dialog'
import { changeParts } from './staff-dialog'

/** What is typed into a dialog about staff; the subject says which dialog it is. */
export const staffDraftKind = formDraftKind('staff-dialog')

export type WrittenDialog = Extract<StaffDialog, { readonly kind: 'create' | 'edit' }>

export const subjectOfDialog = (dialog: WrittenDialog): string =>
  dialog.kind === 'create' ? 'create' : `${dialog.id} ${dialog.part}`

/** The dialog that a subject stands for; null for a subject of another program. */
export const dialogOfSubject = (subject: string): WrittenDialog | null => {
  if (subject === 'create') return { kind: 'create' }
  const [number, name] = subject.split(' ')
  const id = Number(number)
  const part = changeParts.find(each => each === name)
  return part === undefined || !Number.isSafeInteger(id) || id < 1 ? null : { kind: 'edit', id, part }
}
