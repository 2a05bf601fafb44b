import { ownerOf } from '@veckovis/testing'
import { forecastNote, forecastNotes, noteRemoved, type ForecastNote } from '@veckovis/contracts/forecast'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeEach(async () => {
  world = await createForecastWorld()
})
afterEach(() => world.close())

const pathOf = (forecastId = world.forecasts.own2026.forecastId, unitId = world.units.own) =>
  `/forecast/${forecastId}/unit/${unitId}/notes`

const note = { week: 14, rowId: null, text: 'Påsk: två vikarier fick förhinder.', version: null }

const write = (body: unknown, user = world.people.writer) => world.patch(user, pathOf(), { body })

const written = async (body: object): Promise<ForecastNote> => {
  const answer = await write({ ...note, ...body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  return forecastNote.parse(answer.json())
}

const remove = (noteId: number, headers: Record<string, string> = {}) =>
  world.delete(world.people.writer, `${pathOf()}/${noteId}`, { headers })

const list = async (user = world.people.writer): Promise<ForecastNote[]> => {
  const answer = await world.get(user, `/forecast/unit/${world.units.own}/2026/notes`)
  return forecastNotes.parse(answer.json())
}

const audits = async () => {
  const { rows } = await ownerOf(world.database).asSystem(transaction =>
    transaction.query<{ action: string; user_id: number; unit_id: number; subject: string; details: object }>(
      "SELECT action, user_id, unit_id, subject, details FROM audit_event WHERE action LIKE 'note%' ORDER BY id",
    ),
  )
  return rows
}

test('a note of a week and one of a cell stand side by side, with who wrote them and when', async () => {
  const aboutCell = await written({ rowId: 'substitutes-overtime', text: '  Dubbelbemannat natten mot fredag. ' })
  const aboutWeek = await written({})
  const by = { version: 1, week: 14, author: 'Prov Person', changedAt: world.clock.now.toISOString() }
  expect(await list(world.people.reader)).toEqual([
    { ...by, id: aboutWeek.id, rowId: null, text: note.text },
    { ...by, id: aboutCell.id, rowId: 'substitutes-overtime', text: 'Dubbelbemannat natten mot fredag.' },
  ])
})

test('old weeks and past years are commented too, and a note leaves the forecast as it was', async () => {
  await written({ week: 1 })
  const { forecastId } = world.forecasts.own2025
  const answer = await world.patch(world.people.writer, pathOf(forecastId), { body: { ...note, week: 52 } })
  expect(answer.status).toBe(200)
  const { etag } = await world.get(world.people.writer, `/forecast/unit/${world.units.own}?year=2026`)
  expect(etag).toBe(`"${world.forecasts.own2026.forecastId}-1"`)
})

test('a change counts the version up and names the person who made it', async () => {
  const first = await written({})
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  const body = { ...note, text: 'Påsk: en vikarie fick förhinder.', version: first.version }
  const answer = await write(body, world.people.approver)
  expect([answer.status, answer.etag]).toEqual([200, `"${first.id}-2"`])
  expect(answer.json()).toMatchObject({ id: first.id, version: 2, changedAt: world.clock.now.toISOString() })
  expect(await list()).toEqual([answer.json()])
})

test('a version that is not the newest gets 412 with the current one, and nothing is lost', async () => {
  const first = await written({})
  await written({ text: 'Andra texten', version: 1 })
  for (const version of [1, null, 7]) {
    const answer = await write({ ...note, text: 'Tredje texten', version })
    expect([answer.status, answer.json()['code'], answer.etag]).toEqual([412, 'stale-version', `"${first.id}-2"`])
    expect(answer.json()['details']).toEqual({ version: 2 })
  }
  expect((await list()).map(({ text }) => text)).toEqual(['Andra texten'])
  const early = await remove(first.id, { 'if-match': `"${first.id}-1"` })
  expect([early.status, early.json()['details']]).toEqual([412, { version: 2 }])
  expect(await list()).toHaveLength(1)
})

test('a note that was removed meanwhile is not brought back by a change of it', async () => {
  const { id } = await written({})
  const removed = await remove(id, { 'if-match': `"${id}-1"` })
  expect(noteRemoved.parse(removed.json())).toEqual({ id })
  const answer = await write({ ...note, text: 'Ny text', version: 1 })
  expect([answer.status, answer.json()['details']]).toEqual([412, { version: null }])
  expect((await remove(id)).status).toBe(404)
  expect(await list()).toEqual([])
})

test('a removed note is written again as a new one', async () => {
  const { id } = await written({})
  await remove(id)
  const again = await written({})
  expect(again).toMatchObject({ version: 1, text: note.text })
  expect(again.id).not.toBe(id)
})

test('a double submit makes one note with one change in the audit, in parallel too; the other answers are reads', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(note)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(answer => answer.json()['id'])).size).toBe(1)
  const changes = await Promise.all(Array.from({ length: 8 }, () => write({ ...note, text: 'Ändrad', version: 1 })))
  expect(changes.map(answer => [answer.status, answer.json()['version']])).toEqual(changes.map(() => [200, 2]))
  const actions = (await audits()).map(({ action }) => action)
  expect(actions.filter(action => action !== 'notes-read')).toEqual(['note-created', 'note-changed'])
  expect(actions).toHaveLength(16)
})

test('two people who write about the same place at once: one is taken, the other is told', async () => {
  const texts = ['Ett', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex']
  const answers = await Promise.all(texts.map(text => write({ ...note, text })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412])
  const taken = answers.find(({ status }) => status === 200)?.json()['text']
  expect((await list()).map(({ text }) => text)).toEqual([taken])
})

test('every change, and every read that shows a text, leaves one audit row without the text', async () => {
  expect(await list()).toEqual([])
  const { id } = await written({ rowId: 'absences-1' })
  await written({ rowId: 'absences-1', text: 'Hemligt om en person', version: 1 })
  await list(world.people.reader)
  await remove(id)
  const { writer, reader } = world.people
  const at = { note: id, year: 2026, week: 14, rowId: 'absences-1' }
  const where = { unit_id: world.units.own, subject: `forecast/${world.forecasts.own2026.forecastId}` }
  expect(await audits()).toEqual([
    { ...where, action: 'notes-read', user_id: writer.id, details: { question: 'notes', year: 2026, notes: [] } },
    { ...where, action: 'note-created', user_id: writer.id, details: { ...at, version: 1 } },
    { ...where, action: 'note-changed', user_id: writer.id, details: { ...at, version: 2 } },
    { ...where, action: 'notes-read', user_id: reader.id, details: { question: 'notes', year: 2026, notes: [id] } },
    { ...where, action: 'note-removed', user_id: writer.id, details: { ...at, version: 2 } },
  ])
})

test.each([
  ['week 0', { week: 0 }],
  ['week 54', { week: 54 }],
  ['half a week', { week: 1.5 }],
  ['a week as text', { week: '14' }],
  ['no text', { text: '' }],
  ['only spaces', { text: ' \n\u00a0 ' }],
  ['2,001 characters', { text: 'x'.repeat(2_001) }],
  ['a text that NFC makes too long', { text: '\u0958'.repeat(1_500) }],
  ['a NUL', { text: 'a\u0000b' }],
  ['a lone surrogate', { text: 'a\ud83cb' }],
  ['a text that is a number', { text: 5 }],
  ['no such row', { rowId: 'totals-1' }],
  ['another name of a row', { rowId: 'substitutes-5' }],
  ['a row of SQL', { rowId: "absences-1'; --" }],
  ['an empty row', { rowId: '' }],
  ['a missing row', { rowId: undefined }],
  ['version 0', { version: 0 }],
  ['a version as text', { version: '1' }],
  ['a missing version', { version: undefined }],
  ['an unknown property', { author: 'Någon annan' }],
])('%s is refused', async (_case, wrong) => {
  expect((await write({ ...note, ...wrong })).status).toBe(400)
  expect(await list()).toEqual([])
})

test('2,000 characters, emoji and the rows the server numbers are taken, as NFC', async () => {
  expect((await written({ text: '😀'.repeat(1_000) })).text).toHaveLength(2_000)
  expect((await written({ rowId: 'absences-6', text: 'a\u030a' })).text).toBe('å')
})

test('week 53 is one of 2026 and none of 2025', async () => {
  expect((await write({ ...note, week: 53 })).status).toBe(200)
  const answer = await world.patch(world.people.writer, pathOf(world.forecasts.own2025.forecastId), {
    body: { ...note, week: 53 },
  })
  expect([answer.status, answer.json()['details']]).toEqual([
    400,
    { problems: [{ week: 53, problem: 'week-not-in-year' }] },
  ])
})

test('who may only read lists and does not write; a foreign unit is forbidden, another forecast is not found', async () => {
  const { id } = await written({})
  const { people, units, forecasts, patch, get } = world
  expect((await write(note, people.reader)).status).toBe(403)
  expect((await world.delete(people.reader, `${pathOf()}/${id}`)).status).toBe(403)
  for (const user of [people.diaryOnly, people.nobody])
    expect((await get(user, `/forecast/unit/${units.own}/2026/notes`)).status).toBe(403)
  for (const unitId of [units.foreign, 999_999]) {
    expect((await get(people.writer, `/forecast/unit/${unitId}/2026/notes`)).status).toBe(403)
    expect((await patch(people.writer, pathOf(forecasts.foreign2026.forecastId, unitId), { body: note })).status).toBe(
      403,
    )
  }
  for (const forecastId of [forecasts.sibling2026.forecastId, forecasts.foreign2026.forecastId, 9_999_999_999]) {
    expect((await patch(people.writer, pathOf(forecastId), { body: note })).status).toBe(404)
    expect((await world.delete(people.writer, `${pathOf(forecastId)}/${id}`)).status).toBe(404)
  }
  const otherYear = `${pathOf(forecasts.own2027.forecastId)}/${id}`
  expect((await world.delete(people.writer, otherYear)).status).toBe(404)
  expect((await get(people.writer, `/forecast/unit/${units.own}/2030/notes`)).status).toBe(404)
  expect((await list()).map(({ text }) => text)).toEqual([note.text])
})

test('the second wall: notes of units out of reach are neither seen nor written by SQL', async () => {
  const { people, forecasts, database, units } = world
  await written({})
  const asUser = (userId: number, sql: string, values: unknown[] = []) =>
    database.asUser(userId, transaction => transaction.query(sql, values))
  const insert = `INSERT INTO forecast_note (forecast_id, weeks, week, text, changed_at, municipality_id, changed_by)
    SELECT $1, 53, 20, 'x', now(), $2, current_setting('veckovis.actor')::int`
  expect((await asUser(people.reader.id, 'SELECT FROM forecast_note')).rowCount).toBe(1)
  expect((await asUser(people.nobody.id, 'SELECT FROM forecast_note')).rowCount).toBe(0)
  expect((await database.read('SELECT FROM forecast_note')).rowCount).toBe(0)
  expect((await asUser(people.nobody.id, "UPDATE forecast_note SET text = 'x'")).rowCount).toBe(0)
  expect((await asUser(people.nobody.id, 'DELETE FROM forecast_note')).rowCount).toBe(0)
  await expect(
    asUser(people.reader.id, insert, [forecasts.foreign2026.forecastId, units.municipalityId]),
  ).rejects.toThrow(/row-level security/)
  const own = [forecasts.own2026.forecastId, units.municipalityId]
  await expect(asUser(people.reader.id, insert, own)).rejects.toThrow(/row-level security/)
  expect((await asUser(people.writer.id, insert, own)).rowCount).toBe(1)
})

test('a note outlives the account of its author, without a name', async () => {
  await written({})
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query('DELETE FROM app_user WHERE id = $1', [world.people.writer.id]),
  )
  expect((await list(world.people.reader)).map(({ author, text }) => [author, text])).toEqual([[null, note.text]])
})

test.each([
  [{ rowId: 'absences-4711' }, [{ rowId: 'absences-4711', problem: 'unknown-row' }]],
  [{ rowId: 'substitutes-4711' }, [{ rowId: 'substitutes-4711', problem: 'unknown-row' }]],
])('a note on the row %j, which the forecast does not have, is refused', async (place, problems) => {
  const answer = await write({ ...note, ...place })
  expect([answer.status, answer.json()]).toMatchObject([400, { code: 'bad-request', details: { problems } }])
  expect(await list()).toEqual([])
})

test('a row of the forecast that no reason names any more takes a note', async () => {
  const { forecastId } = world.forecasts.own2026
  await world.database.asSystem(transaction =>
    transaction.query(
      `INSERT INTO forecast_row (forecast_id, weeks, municipality_id, kind, source_id, typed)
       SELECT id, weeks, municipality_id, 'absence', 77, array_fill(0, ARRAY[weeks])::numeric[] FROM forecast WHERE id = $1`,
      [forecastId],
    ),
  )
  expect((await written({ rowId: 'absences-77' })).rowId).toBe('absences-77')
})

test.each([0, -1, 1.5, 2_147_483_648, 1e300])('%p is no version', async version => {
  expect((await write({ ...note, version })).status).toBe(400)
})

test.each(['\u200b\u2060', 'a\u202etxt', 'a\u0007'])('a note that hides what it says, %j, is refused', async text => {
  expect((await write({ ...note, text })).status).toBe(400)
})
