import type { WaitingPerson } from '@veckovis/contracts/people'
import { formDraftKind } from '@veckovis/forms/draft'

/** Which dialog stands over the list of users. */
export type UserDialog =
  | { readonly kind: 'none' }
  /** Anyone who waits is taken up by their address. */
  | { readonly kind: 'create'; readonly waiting?: WaitingPerson }
  | {
      readonly kind: 'view' | 'details' | 'rights' | 'activity' | 'sessions' | 'delete' | 'history'
      readonly id: number
    }

/** What is typed into a dialog about users; the subject says which dialog it is. */
export const userDraftKind = formDraftKind('user-dialog')

/** Users belong to no unit. */
export const noUnit = 0

const writtenKinds = ['details', 'rights'] as const

type WrittenDialog = { readonly kind: 'create' } | { readonly kind: (typeof writtenKinds)[number]; readonly id: number }

export const subjectOfDialog = (dialog: WrittenDialog): string =>
  'id' in dialog ? `${dialog.kind} ${dialog.id}` : 'create'

/** The dialog that a subject stands for; null for a subject of another program. */
export const dialogOfSubject = (subject: string): UserDialog | null => {
  if (subject === 'create') return { kind: 'create' }
  const [name, number] = subject.split(' ')
  const kind = writtenKinds.find(each => each === name)
  const id = Number(number)
  return kind === undefined || !Number.isSafeInteger(id) || id < 1 ? null : { kind, id }
}
