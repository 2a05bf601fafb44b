import { draftKeyPrefix } from './drafts'

/** What a kind of draft is: its name, the version of its shape, and how stored data is told from other data. */
export type DraftKind<Value> = {
  readonly name: string
  /** Counts up when the shape changes: what an older program has left is not offered any more. */
  readonly version: number
  /** `tab` for what tells of persons: it is gone with the tab. Else this browser keeps it. */
  readonly keptBy?: 'tab'
  /** The draft in what was stored, or null when it is none. */
  readonly read: (stored: unknown) => Value | null
}

export type DraftPlace = {
  readonly userId: number
  /** The unit, or the municipality where a kind belongs to one. */
  readonly unitId: number
  /** What the draft is about: `new`, or the record that is edited. */
  readonly subject: string
}

export type FoundDraft<Value> = { readonly value: Value; readonly savedAt: Date }

/** Why the latest draft is not kept: it is beyond the size of a draft, or the browser takes no more. */
export type DraftProblem = 'too-large' | 'storage-refused'

export const storageOf = ({ keptBy }: Pick<DraftKind<never>, 'keptBy'>): Storage =>
  keptBy === 'tab' ? sessionStorage : localStorage

/** Characters of one draft; the browser gives all of an origin about five million. */
export const longestDraft = 250_000

export const draftKey = (kind: string, { userId, unitId, subject }: DraftPlace): string =>
  `${draftKeyPrefix}${kind}:${userId}:${unitId}:${subject}`

type Stored = { readonly version: unknown; readonly savedAt: unknown; readonly value: unknown }

const isStored = (parsed: unknown): parsed is Stored =>
  typeof parsed === 'object' && parsed !== null && 'version' in parsed && 'savedAt' in parsed && 'value' in parsed

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Cut off by a crash, or written by somebody else: that is no draft.
    return null
  }
}

/** What was kept before, or null when there is nothing that this program can go on with. */
export const findDraft = <Value>(storage: Storage, kind: DraftKind<Value>, place: DraftPlace) => {
  const text = storage.getItem(draftKey(kind.name, place))
  const stored = text === null ? null : parsed(text)
  if (!isStored(stored) || stored.version !== kind.version || typeof stored.savedAt !== 'number') return null
  const value = kind.read(stored.value)
  const found: FoundDraft<Value> | null = value === null ? null : { value, savedAt: new Date(stored.savedAt) }
  return found
}

/** Every draft of a kind that the person has kept for the unit, by its subject. */
export const listDrafts = <Value>(
  storage: Storage,
  kind: DraftKind<Value>,
  owner: Omit<DraftPlace, 'subject'>,
): (FoundDraft<Value> & { readonly subject: string })[] => {
  const beginning = draftKey(kind.name, { ...owner, subject: '' })
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const subjects = keys.filter(key => key.startsWith(beginning)).map(key => key.slice(beginning.length))
  return subjects.flatMap(subject => {
    const found = findDraft(storage, kind, { ...owner, subject })
    return found === null ? [] : [{ subject, ...found }]
  })
}

/** Writes the draft as it is now; the one before stays when this one can not be kept. */
export const storeDraft = <Value>(
  storage: Storage,
  kind: DraftKind<Value>,
  place: DraftPlace,
  { value, savedAt }: FoundDraft<Value>,
): DraftProblem | null => {
  const text = JSON.stringify({ version: kind.version, savedAt: savedAt.getTime(), value })
  if (text.length > longestDraft) return 'too-large'
  try {
    storage.setItem(draftKey(kind.name, place), text)
    return null
  } catch {
    // The quota, or a browser that is set to store nothing. The caller tells the person.
    return 'storage-refused'
  }
}

export const removeDraft = (storage: Storage, kind: string, place: DraftPlace): void =>
  storage.removeItem(draftKey(kind, place))
