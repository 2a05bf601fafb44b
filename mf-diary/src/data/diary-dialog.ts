import { diaryCategories, isDiaryDay, type DiaryCategory } from '@veckovis/domain/diary'

/**
 * A new entry that begins with what another one holds: all of it, all but the person, all in the same weeks of the next
 * year, or other dates of it.
 */
type FromEntry =
  | { readonly kind: 'copy' | 'another' | 'next-year'; readonly id: number }
  | { readonly kind: 'rest'; readonly id: number; readonly from: string; readonly to: string }

/**
 * Cells of the plan that an entry is made for; of nobody where its category has no person. Over the cells of several
 * people each of them gets one.
 */
export type PlannedCells = {
  readonly staffId: number | null
  readonly others?: readonly number[]
  readonly from: string
  readonly to: string
}

/** A dialog with the form of an entry. */
export type FormOfEntry =
  | { readonly kind: 'create'; readonly category: DiaryCategory; readonly planned?: PlannedCells }
  | { readonly kind: 'edit'; readonly id: number }
  | FromEntry

/** A dialog that is written in. */
export type WrittenDialog =
  FormOfEntry | { readonly kind: 'change'; readonly id: number } | { readonly kind: 'return'; readonly id: number }

/** Which dialog stands over the list. */
export type DiaryDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'view'; readonly id: number }
  | { readonly kind: 'hand-over'; readonly id: number }
  | WrittenDialog

/** What is typed into the dialog is kept as this. */
export const subjectOfDialog = (dialog: WrittenDialog): string => {
  if (dialog.kind === 'create') {
    const { category, planned } = dialog
    if (planned === undefined) return `create ${category}`
    const people = [planned.staffId ?? 'nobody', ...(planned.others ?? [])].join('+')
    return `create ${category} ${people} ${planned.from} ${planned.to}`
  }
  if (dialog.kind === 'rest') return `rest ${dialog.id} ${dialog.from} ${dialog.to}`
  return `${dialog.kind} ${dialog.id}`
}

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null

const kindsOfEntry = ['edit', 'copy', 'another', 'next-year', 'change', 'return'] as const

const ofEntry = (kind: string | undefined, id: number, days: readonly string[]): WrittenDialog | null => {
  const found = kindsOfEntry.find(each => each === kind)
  if (found !== undefined) return { kind: found, id }
  const [from = '', to = ''] = days
  return kind === 'rest' && isDiaryDay(from) && isDiaryDay(to) ? { kind, id, from, to } : null
}

const plannedOf = ([people = '', from = '', to = '']: readonly string[]): PlannedCells | null => {
  const [person, ...more] = people.split('+')
  const staffId = person === 'nobody' ? null : idOf(person)
  const others = more.map(idOf).filter(id => id !== null)
  if ((staffId === null && people !== 'nobody') || others.length < more.length) return null
  if (!isDiaryDay(from) || !isDiaryDay(to)) return null
  return { staffId, ...(others.length > 0 && { others }), from, to }
}

const ofCreation = (what: string | undefined, cells: readonly string[]): WrittenDialog | null => {
  const category = diaryCategories.find(each => each === what)
  if (category === undefined) return null
  if (cells.length === 0) return { kind: 'create', category }
  const planned = plannedOf(cells)
  return planned === null ? null : { kind: 'create', category, planned }
}

/** The dialog that a subject stands for; null for a subject of another program. */
export const dialogOfSubject = (subject: string): WrittenDialog | null => {
  const [kind, what, ...days] = subject.split(' ')
  if (kind === 'create') return ofCreation(what, days)
  const id = idOf(what)
  return id === null ? null : ofEntry(kind, id, days)
}
