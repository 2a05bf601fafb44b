import { createMemoryStorage } from '../testing/browser-tab'
import { draftKey, findDraft, listDrafts, longestDraft, removeDraft, storeDraft, type DraftKind } from './draft-store'
import { dropDraftsOfTab, purgeDrafts } from './drafts'
import {
  flushPendingDraft,
  flushPendingDrafts,
  forgetPendingDraft,
  pauseBeforeWriting,
  writeAfterPause,
} from './pending-drafts'

type Letter = { readonly text: string }
const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
const kind: DraftKind<Letter> = { name: 'letter', version: 2, read: stored => (isLetter(stored) ? stored : null) }
const place = { userId: 7, unitId: 13, subject: 'new' }
const savedAt = new Date('2026-03-18T08:00:00Z')

test('a draft comes back as it was, with the moment in which it was kept', () => {
  const storage = createMemoryStorage()
  expect(findDraft(storage, kind, place)).toBeNull()
  expect(storeDraft(storage, kind, place, { value: { text: 'Åsa' }, savedAt })).toBeNull()
  expect(findDraft(storage, kind, place)).toEqual({ value: { text: 'Åsa' }, savedAt })
  removeDraft(storage, kind.name, place)
  expect(findDraft(storage, kind, place)).toBeNull()
})

test('another person, another unit and another subject have drafts of their own', () => {
  const storage = createMemoryStorage()
  storeDraft(storage, kind, place, { value: { text: 'mine' }, savedAt })
  storeDraft(storage, kind, { ...place, subject: '41' }, { value: { text: 'edited' }, savedAt })
  for (const other of [{ userId: 8 }, { unitId: 14 }, { subject: '42' }])
    expect(findDraft(storage, kind, { ...place, ...other })).toBeNull()
  expect(listDrafts(storage, kind, place).map(({ subject, value }) => [subject, value.text])).toEqual([
    ['new', 'mine'],
    ['41', 'edited'],
  ])
  expect(listDrafts(storage, kind, { userId: 70, unitId: 13 })).toEqual([])
})

test.each([
  ['cut off', '{"version":2,"sav'],
  ['of another shape', JSON.stringify({ version: 2, savedAt: 1, value: { title: 'x' } })],
  ['of an older program', JSON.stringify({ version: 1, savedAt: 1, value: { text: 'x' } })],
  ['without its moment', JSON.stringify({ version: 2, savedAt: null, value: { text: 'x' } })],
  ['no object', '5'],
])('what is stored %s is no draft', (_what, text) => {
  const storage = createMemoryStorage()
  storage.setItem(draftKey(kind.name, place), text)
  expect(findDraft(storage, kind, place)).toBeNull()
})

test('a draft beyond its size is not kept, and the one before stays', () => {
  const storage = createMemoryStorage()
  storeDraft(storage, kind, place, { value: { text: 'small' }, savedAt })
  const large = { value: { text: 'x'.repeat(longestDraft) }, savedAt }
  expect(storeDraft(storage, kind, place, large)).toBe('too-large')
  expect(findDraft(storage, kind, place)?.value).toEqual({ text: 'small' })
})

test('a browser that takes no more is told', () => {
  const storage = createMemoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(storeDraft(storage, kind, place, { value: { text: 'x' }, savedAt })).toBe('storage-refused')
})

describe('writing', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('waits for a pause, and writes the latest once', () => {
    const written: string[] = []
    writeAfterPause('a', () => written.push('first'))
    jest.advanceTimersByTime(pauseBeforeWriting - 1)
    writeAfterPause('a', () => written.push('second'))
    jest.advanceTimersByTime(pauseBeforeWriting - 1)
    expect(written).toEqual([])
    jest.advanceTimersByTime(1)
    expect(written).toEqual(['second'])
  })

  test('does not wait when the page goes away', () => {
    const written: string[] = []
    writeAfterPause('a', () => written.push('a'))
    writeAfterPause('b', () => written.push('b'))
    window.dispatchEvent(new Event('pagehide'))
    expect(written).toEqual(['a', 'b'])
    jest.runAllTimers()
    expect(written).toEqual(['a', 'b'])
  })

  test('is forgotten when the draft was saved, and flushed when the form closes', () => {
    const written: string[] = []
    writeAfterPause('a', () => written.push('a'))
    forgetPendingDraft('a')
    writeAfterPause('b', () => written.push('b'))
    flushPendingDraft('b')
    jest.runAllTimers()
    expect(written).toEqual(['b'])
  })

  test('a draft that waits for its pause at the sign-out is never written, in this tab itself', () => {
    const written: string[] = []
    writeAfterPause('a', () => written.push('a'))
    writeAfterPause('b', () => written.push('b'))
    // A storage tells the other tabs of a change, and never the one that made it.
    purgeDrafts(createMemoryStorage())
    window.dispatchEvent(new Event('pagehide'))
    jest.runAllTimers()
    expect(written).toEqual([])
  })

  test('what this tab keeps and what waits in it goes when another tab has signed out', () => {
    const tab = createMemoryStorage()
    const written: string[] = []
    storeDraft(tab, kind, place, { value: { text: 'x' }, savedAt })
    tab.setItem('other', 'stays')
    writeAfterPause('a', () => written.push('a'))
    dropDraftsOfTab(tab)
    window.dispatchEvent(new Event('pagehide'))
    jest.runAllTimers()
    expect(written).toEqual([])
    expect([tab.length, tab.getItem('other')]).toEqual([1, 'stays'])
  })

  test('after sign-out nothing is there and nothing is written any more, in other tabs too', () => {
    const storage = createMemoryStorage()
    storeDraft(storage, kind, place, { value: { text: 'x' }, savedAt })
    storage.setItem('language', 'sv')
    const written: string[] = []
    writeAfterPause('a', () => written.push('a'))
    purgeDrafts(storage)
    writeAfterPause('b', () => written.push('b'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'veckovis-drafts-purged', newValue: 'now' }))
    window.dispatchEvent(new Event('pagehide'))
    jest.runAllTimers()
    expect(written).toEqual([])
    expect(storage.length).toBe(1)
    expect(storage.getItem('language')).toBe('sv')
  })
})

test('a list of drafts has all that waits for a pause written first, and learns whether anything did', () => {
  const written: string[] = []
  for (const key of ['one', 'two']) writeAfterPause(key, () => written.push(key))
  expect(flushPendingDrafts()).toBe(true)
  expect(written).toEqual(['one', 'two'])
  expect(flushPendingDrafts()).toBe(false)
})
