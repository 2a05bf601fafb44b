import type { ForecastNote } from '@veckovis/contracts/forecast'
import { ApiError, dismissNotification, notificationsAtom, platformStore } from '@veckovis/platform'
import { createNoteActions } from './note-actions'
import { createNoteDrafts } from './note-drafts'
import { removeNote, restoreNote, saveDraft, type NoteCalls } from './save-note'

const place = { week: 14, rowId: 'absences-1' }
const stored: ForecastNote = {
  ...place,
  id: 7,
  version: 3,
  text: 'Sparad text',
  author: 'Märta Ängström',
  changedAt: '2026-04-01T08:00:00.000Z',
}
const refusal = (status: number) => new ApiError('answer', `Fel ${status}`, status, undefined)
const toldAs = (text: string) => ({
  kind: 'failed',
  problem: { kind: 'told', message: expect.stringContaining(text) as string },
})

/** A server with one place: takes what rests on the version it has, as the real one does. */
const serverWith = (first: ForecastNote | null, failure?: Error) => {
  let now = first
  const sent: unknown[] = []
  const calls: NoteCalls = {
    send: async note => {
      sent.push(note)
      if (failure) throw failure
      if ((now?.version ?? null) !== note.version) throw refusal(412)
      now = { ...stored, ...note, version: (now?.version ?? 0) + 1 }
      return now
    },
    remove: async note => {
      if (failure) throw failure
      if (now === null) throw refusal(404)
      if (now.version !== note.version) throw refusal(412)
      now = null
    },
    held: () => (first === null ? [] : [first]),
    readAnew: async () => (now === null ? [] : [now]),
  }
  return { calls, sent, now: () => now, change: (note: ForecastNote | null) => (now = note) }
}

const draftOf = (text: string, note: ForecastNote | null) => {
  const drafts = createNoteDrafts()
  drafts.write(place, text, note)
  const draft = drafts.at(place)
  if (draft === null) throw new Error('no draft')
  return { drafts, draft }
}

test('a new note is sent without a version, a changed one with the version it rests on', async () => {
  const fresh = serverWith(null)
  const first = draftOf('Ny text', null)
  expect(await saveDraft(fresh.calls, first.drafts, first.draft)).toEqual({ kind: 'saved' })
  const changed = serverWith(stored)
  const second = draftOf('Ändrad text', stored)
  expect(await saveDraft(changed.calls, second.drafts, second.draft)).toEqual({ kind: 'saved' })
  expect([...fresh.sent, ...changed.sent]).toEqual([
    { ...place, text: 'Ny text', version: null },
    { ...place, text: 'Ändrad text', version: 3 },
  ])
  expect([...first.drafts.all(), ...second.drafts.all()]).toEqual([])
})

test('somebody else was first: the text stays, and the next save replaces what they wrote', async () => {
  const server = serverWith(stored)
  const { drafts, draft } = draftOf('Min text', stored)
  server.change({ ...stored, version: 4, text: 'Deras text' })
  expect(await saveDraft(server.calls, drafts, draft)).toEqual({ kind: 'failed', problem: { kind: 'stale' } })
  const again = drafts.at(place)
  expect(again).toEqual({ place, text: 'Min text', basedOn: 4 })
  if (again !== null) await saveDraft(server.calls, drafts, again)
  expect(server.now()).toMatchObject({ text: 'Min text', version: 5 })
})

test('a note that somebody else removed is written again by the next save', async () => {
  const server = serverWith(stored)
  const { drafts, draft } = draftOf('Min text', stored)
  server.change(null)
  expect(await saveDraft(server.calls, drafts, draft)).toEqual({ kind: 'failed', problem: { kind: 'removed' } })
  expect(drafts.at(place)?.basedOn).toBeNull()
})

test.each([
  [refusal(403), 'Du saknar behörighet att ändra anteckningar.'],
  [refusal(404), 'finns inte längre på servern'],
  [refusal(503), 'Något gick fel på servern.'],
  [new ApiError('connection', 'Servern svarar inte', 0, undefined), 'Servern kunde inte nås.'],
  [refusal(400), refusal(400).message],
])('%s: the text stays and it is told: %s', async (error, text) => {
  const server = serverWith(stored, error)
  const { drafts, draft } = draftOf('Min text', stored)
  expect(await saveDraft(server.calls, drafts, draft)).toMatchObject(toldAs(text))
  expect(drafts.at(place)?.text).toBe('Min text')
})

test('a mistake of our own is told as one of the page, with the text kept', async () => {
  const server = serverWith(stored, new TypeError('x is undefined'))
  const { drafts, draft } = draftOf('Min text', stored)
  const traces = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await saveDraft(server.calls, drafts, draft)).toEqual({
    kind: 'failed',
    problem: { kind: 'told', message: 'Något gick fel på sidan. Ladda om den och försök igen.' },
  })
  expect(traces).toHaveBeenCalledTimes(1)
  traces.mockRestore()
})

test('an emptied text takes the note away, and it can be brought back', async () => {
  const server = serverWith(stored)
  const { drafts, draft } = draftOf('  ', stored)
  expect(await saveDraft(server.calls, drafts, draft)).toEqual({ kind: 'removed', note: stored })
  expect([server.now(), drafts.all()]).toEqual([null, []])
  expect(await restoreNote(server.calls, drafts, stored)).toEqual({ kind: 'saved' })
  expect(server.now()).toMatchObject({ text: 'Sparad text', version: 1 })
  expect(drafts.all()).toEqual([])
})

test('a removal that cannot be undone leaves the text as a draft', async () => {
  const server = serverWith(null, refusal(503))
  const drafts = createNoteDrafts()
  expect(await restoreNote(server.calls, drafts, stored)).toMatchObject(toldAs('Något gick fel på servern.'))
  expect(drafts.all()).toEqual([{ place, text: 'Sparad text', basedOn: null }])
})

test('a note that somebody else has removed is removed, with what is written in its place', async () => {
  const server = serverWith(stored)
  server.change(null)
  const { drafts } = draftOf('Min text', stored)
  expect(await removeNote(server.calls, drafts, stored)).toEqual({ kind: 'was-removed' })
  expect(drafts.all()).toEqual([])
})

test('a note that is to be removed is gone with its forecast where nothing can be read either', async () => {
  const server = serverWith(stored, refusal(404))
  const { drafts } = draftOf('Min text', stored)
  const calls = { ...server.calls, readAnew: () => Promise.reject(refusal(404)) }
  expect(await removeNote(calls, drafts, stored)).toEqual(toldAs('finns inte längre på servern'))
  expect(await removeNote(server.calls, drafts, stored)).toEqual(toldAs('finns inte längre på servern'))
  expect(drafts.at(place)?.text).toBe('Min text')
})

test('another note in the place of a removed one is not removed unseen', async () => {
  const server = serverWith(null)
  const { drafts } = draftOf('Min text', stored)
  const calls = { ...server.calls, readAnew: async () => [{ ...stored, id: 8, version: 1, text: 'Deras text' }] }
  expect(await removeNote(calls, drafts, stored)).toEqual({ kind: 'failed', problem: { kind: 'stale' } })
  expect(drafts.at(place)).toEqual({ place, text: 'Min text', basedOn: 1 })
})

test('only a removal of one’s own can be undone', async () => {
  const words = (...[key]: [key: string, values?: object]) => key
  const actions = (server: ReturnType<typeof serverWith>) => createNoteActions(server.calls, createNoteDrafts(), words)
  const told = () =>
    platformStore
      .get(notificationsAtom)
      .map(({ lines, action }) => [lines.join(' '), action === undefined ? null : action.label])
  const gone = serverWith(stored)
  gone.change(null)
  expect(await actions(gone).remove(stored)).toBeNull()
  expect(told()).toEqual([['comments.removed', null]])
  platformStore.get(notificationsAtom).forEach(({ id }) => dismissNotification(id))
  expect(await actions(serverWith(stored)).remove(stored)).toBeNull()
  expect(told()).toEqual([['comments.removed', 'comments.undo']])
})

test('a note that somebody changed is not removed unseen', async () => {
  const server = serverWith(stored)
  server.change({ ...stored, version: 4 })
  const drafts = createNoteDrafts()
  expect(await removeNote(server.calls, drafts, stored)).toEqual({ kind: 'failed', problem: { kind: 'stale' } })
  expect(server.now()).toMatchObject({ version: 4 })
})
