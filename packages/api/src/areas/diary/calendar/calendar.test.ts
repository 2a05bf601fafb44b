import { Writable } from 'node:stream'
import { madeCalendar, ownCalendars } from '@veckovis/contracts/diary'
import { ownerOf } from '@veckovis/testing'
import {
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'
import { pino } from 'pino'
import { createApp } from '../../../app'

let world: DiaryWorld
let vacation = 0
beforeAll(async () => {
  world = await createDiaryWorld()
  const { asa, bo } = world.staff
  const twoWeeks = { from: '2026-08-10', to: '2026-08-21', title: 'Hemlig titel', notes: 'Hemlig anteckning' }
  vacation = (await world.create(newAbsence(asa, twoWeeks))).id
  const illness = await world.create(newAbsence(bo, { reason: 1, from: '2026-03-30', to: '2026-04-01' }))
  const extra = await world.create(newExtraResource())
  const change = await world.create(newChangeOfNeeds({ reason: 'DEATH' }))
  await world.approve(vacation, illness.id, extra.id, change.id)
  await world.create(newAbsence(asa, { from: '2026-09-07', to: '2026-09-08' }))
  const rejected = await world.create(newAbsence(asa, { from: '2026-10-05', to: '2026-10-06' }))
  await world.decide('reject', [rejected.id])
})
afterAll(() => world.close())

const owner = (text: string, values: unknown[]) => ownerOf(world.database).asSystem(t => t.query(text, values))
const allow = (allows: boolean) =>
  owner('UPDATE municipality SET allows_calendars = $2 WHERE id = $1', [world.units.municipalityId, allows])
const nameThem = (names: boolean) =>
  owner('UPDATE municipality SET names_in_calendars = $2 WHERE id = $1', [world.units.municipalityId, names])
beforeEach(async () => {
  await world.forgetLimits()
  await allow(true)
  await nameThem(false)
})

const path = () => `/diary/unit/${world.units.own}/calendar`
const make = async (user = world.diary.reader, headers: Record<string, string> = {}) => {
  const answer = await world.post(user, path(), { headers, body: { password: user.password } })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  const { id, address } = madeCalendar.parse(answer.json())
  return { id, address, url: address.replace(world.dependencies.publicUrl, '') }
}
const fetch = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const own = async (user = world.diary.reader) =>
  ownCalendars.parse((await world.get(user, `/diary/calendar?unitId=${world.units.own}`)).json())

/** Long lines are folded after 75 bytes. */
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (body: string, name: string) =>
  linesOf(body)
    .filter(line => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map(line => line.slice(line.indexOf(':') + 1))

describe('what an address answers', () => {
  test('R-531 is what is approved: the category on the chosen days, whole days without a time, and nobody’s name', async () => {
    const { url } = await make()
    const answer = await fetch(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const { body } = answer
    expect(valuesOf(body, 'SUMMARY')).toEqual(['Frånvaro', 'Frånvaro', 'Frånvaro', 'Extra resurs', 'Förändrat behov'])
    expect(body).not.toMatch(/Öberg|Åsa/)
    expect(valuesOf(body, 'DTSTART')).toEqual(['20260330', '20260810', '20260817', '20260810', '20260810'])
    expect(valuesOf(body, 'DTEND')).toEqual(['20260402', '20260815', '20260822', '20260815', '20260817'])
    expect(body.match(/DTSTART(;VALUE=DATE)?:/g)).toEqual(Array(5).fill('DTSTART;VALUE=DATE:'))
    expect(valuesOf(body, 'NAME')).toEqual(['Dagbok – Egen enhet'])
  })

  test('R-531 names who is away where the municipality has chosen so', async () => {
    const { url } = await make()
    await nameThem(true)
    const named = [
      'Frånvaro: Bo Öberg',
      'Frånvaro: Åsa Öberg',
      'Frånvaro: Åsa Öberg',
      'Extra resurs',
      'Förändrat behov',
    ]
    expect(valuesOf((await fetch(url)).body, 'SUMMARY')).toEqual(named)
  })

  test('holds no reason, title, note or hours, and nothing of who decided', async () => {
    const { body } = await fetch((await make()).url)
    for (const special of [
      'Hemlig',
      'sjuk',
      'DEATH',
      'VAK',
      'semester',
      'TZID',
      'DESCRIPTION',
      'ORGANIZER',
      'ATTENDEE',
    ])
      expect(body.toLowerCase()).not.toContain(special.toLowerCase())
    const names = new Set(linesOf(body).map(line => line.split(/[:;]/)[0]))
    expect([...names].sort()).toEqual(
      [
        ...['', 'BEGIN', 'END', 'VERSION', 'PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'],
        ...['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'LAST-MODIFIED'],
        ...['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'],
      ]
        .filter(name => name !== '' || names.has(''))
        .sort(),
    )
  })

  test('is in the language of the page on which it was made', async () => {
    const { body } = await fetch((await make(world.diary.writer, { 'accept-language': 'en' })).url, {
      'accept-language': 'sv',
    })
    expect(valuesOf(body, 'SUMMARY')).toContain('Absence')
    expect(valuesOf(body, 'NAME')).toEqual(['Diary – Egen enhet'])
  })

  test('names its events for good: who came back early has fewer of them, with a higher number and a later moment', async () => {
    const { url } = await make()
    const before = (await fetch(url)).body
    const ids = valuesOf(before, 'UID')
    expect(ids.filter(id => id.startsWith(`diary-${vacation}-`))).toEqual([
      `diary-${vacation}-2026-08-10@127.0.0.1`,
      `diary-${vacation}-2026-08-17@127.0.0.1`,
    ])
    expect(new Set(ids).size).toBe(ids.length)
    const moment = world.clock.now
    world.clock.now = new Date(moment.getTime() + 60_000)
    const back = await world.post(world.diary.manager, `/diary/${vacation}/return`, { body: { lastDay: '2026-08-12' } })
    expect(back.status).toBe(200)
    const after = (await fetch(url)).body
    const eventOf = (body: string) =>
      body.split('BEGIN:VEVENT').find(event => event.includes(`UID:diary-${vacation}-2026-08-10@`)) ?? ''
    expect(valuesOf(after, 'UID')).toEqual(ids.filter(id => id !== `diary-${vacation}-2026-08-17@127.0.0.1`))
    expect(valuesOf(eventOf(after), 'DTEND')).toEqual(['20260813'])
    const sequence = (body: string) => Number(valuesOf(eventOf(body), 'SEQUENCE')[0])
    expect(sequence(after)).toBe(sequence(before) + 1)
    expect(valuesOf(eventOf(before), 'LAST-MODIFIED')).toEqual(['20260318T080000Z'])
    expect(valuesOf(eventOf(after), 'LAST-MODIFIED')).toEqual(['20260318T080100Z'])
    world.clock.now = moment
  })

  test('is not sent again to whom has it, until something of it moves', async () => {
    const { url } = await make()
    await nameThem(true)
    const first = await fetch(url)
    const { etag } = first.headers
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    const again = await fetch(url, { 'if-none-match': `W/${String(etag)}, "other"` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    await owner('UPDATE staff_member SET last_name = $2 WHERE id = $1', [world.staff.bo, 'Nyberg'])
    const renamed = await fetch(url, { 'if-none-match': String(etag) })
    expect([renamed.statusCode, renamed.body.includes('Bo Nyberg')]).toEqual([200, true])
    await owner('UPDATE staff_member SET last_name = $2 WHERE id = $1', [world.staff.bo, 'Öberg'])
  })

  test('ends 92 days back', async () => {
    const { url } = await make()
    await nameThem(true)
    const moment = world.clock.now
    world.clock.now = new Date('2026-07-02T08:00:00Z')
    expect((await fetch(url)).body).toContain('Bo Öberg')
    world.clock.now = new Date('2026-07-03T08:00:00Z')
    expect((await fetch(url)).body).not.toContain('Bo Öberg')
    world.clock.now = moment
  })

  test('a name that would write lines of its own is text', async () => {
    await owner('UPDATE staff_member SET last_name = $2 WHERE id = $1', [
      world.staff.bo,
      'Öberg\r\nURL:https://x.example',
    ])
    await nameThem(true)
    const { body } = await fetch((await make()).url)
    expect(linesOf(body).filter(line => line.startsWith('URL'))).toEqual([])
    await owner('UPDATE staff_member SET last_name = $2 WHERE id = $1', [world.staff.bo, 'Öberg'])
  })
})

describe('an address that is not answered', () => {
  const nothing = async (url: string) => {
    const answer = await fetch(url, { 'accept-language': 'en' })
    return [answer.statusCode, answer.json(), answer.headers['cache-control'], answer.headers.etag]
  }
  const nowhere = [
    404,
    { statusCode: 404, code: 'not-found', message: 'What was asked for does not exist.' },
    'no-store',
    undefined,
  ]

  test.each([
    `${'0'.repeat(64)}.ics`,
    '0'.repeat(64),
    'x',
    '1',
    '%00',
    `${'A'.repeat(64)}.ics`,
    `${'0'.repeat(190)}.ics`,
  ])('%s is nobody’s', async secret => {
    expect(await nothing(`/api/diary/calendar/${secret}`)).toEqual(nowhere)
  })

  const lost: Record<string, [lose: (userId: number) => Promise<unknown>, give: (userId: number) => Promise<unknown>]> =
    {
      'the municipality no longer allows it': [() => allow(false), () => allow(true)],
      'the person has lost the diary there': [
        userId => owner('UPDATE user_role SET permission_id = 2 WHERE user_id = $1', [userId]),
        userId => owner('UPDATE user_role SET permission_id = 1 WHERE user_id = $1', [userId]),
      ],
      'the person has lost the unit': [
        userId => owner('UPDATE user_role SET unit_id = $2 WHERE user_id = $1', [userId, world.units.sibling]),
        userId => owner('UPDATE user_role SET unit_id = $2 WHERE user_id = $1', [userId, world.units.own]),
      ],
      'the licence has ended': [
        () => owner("UPDATE licence SET valid_to = '2026-03-18' WHERE licence_key = 'diary'", []),
        () => owner("UPDATE licence SET valid_to = NULL WHERE licence_key = 'diary'", []),
      ],
      'the unit is closed': [
        () => owner('UPDATE unit SET active = false WHERE id = $1', [world.units.own]),
        () => owner('UPDATE unit SET active = true WHERE id = $1', [world.units.own]),
      ],
    }
  test.each(Object.keys(lost))('because %s is as a wrong one, and is answered again once that is over', async why => {
    const { url } = await make()
    const [lose, give] = lost[why] ?? []
    await lose?.(world.diary.reader.id)
    expect(await nothing(url)).toEqual(nowhere)
    await give?.(world.diary.reader.id)
    expect((await fetch(url)).statusCode).toBe(200)
  })

  test('was taken back, or has another one in its place', async () => {
    const first = await make()
    const second = await make()
    expect(await nothing(first.url)).toEqual(nowhere)
    expect((await fetch(second.url)).statusCode).toBe(200)
    expect((await world.delete(world.diary.writer, `/diary/calendar/${second.id}`)).status).toBe(404)
    expect((await world.delete(world.diary.reader, `/diary/calendar/${second.id}`)).status).toBe(200)
    expect(await nothing(second.url)).toEqual(nowhere)
    expect((await world.delete(world.diary.reader, `/diary/calendar/${second.id}`)).status).toBe(404)
    expect(await world.audits('calendar-made')).toContainEqual({ subject: `calendar/${second.id}`, details: {} })
    expect(await world.audits('calendar-revoked')).toContainEqual({
      subject: `calendar/${second.id}`,
      details: { unitId: world.units.own },
    })
  })

  test('is soon refused for a while, and shuts nobody out whose address is right', async () => {
    const { url } = await make()
    const answers: number[] = []
    for (let tries = 0; tries < 61; tries += 1)
      answers.push((await fetch(`/api/diary/calendar/${'1'.repeat(64)}.ics`)).statusCode)
    expect([...new Set(answers.slice(0, 60)), answers[60]]).toEqual([404, 429])
    expect((await fetch(url)).statusCode).toBe(200)
  })
})

test('an address may be fetched sixty times an hour, each by itself', async () => {
  const [one, other] = [await make(), await make(world.diary.writer)]
  const answers: number[] = []
  for (let reads = 0; reads < 61; reads += 1) answers.push((await fetch(one.url)).statusCode)
  expect([...new Set(answers.slice(0, 60)), answers[60]]).toEqual([200, 429])
  expect((await fetch(other.url)).statusCode).toBe(200)
})

test('R-532 nobody makes one until the municipality allows it, and anyone who may not read the diary there makes none', async () => {
  await allow(false)
  const body = { password: world.diary.reader.password }
  const refused = await world.post(world.diary.reader, path(), { body })
  expect([refused.status, refused.json()]).toMatchObject([409, { details: { reason: 'calendar-not-allowed' } }])
  expect((await own()).unit).toBe('not-allowed')
  await allow(true)
  expect((await own()).unit).toBe('open')
  expect((await own(world.diary.stranger)).unit).toBe('no-access')
  expect((await world.post(world.diary.stranger, path(), { body })).status).toBe(403)
  expect((await world.post(world.people.reader, path(), { body })).status).toBe(403)
})

test('one’s own are listed with when they were fetched, and nobody else’s; the secret stands nowhere', async () => {
  const { id, url, address } = await make()
  await make(world.diary.writer)
  const mine = { id, unitId: world.units.own, unitName: 'Egen enhet', createdAt: world.clock.now.toISOString() }
  expect((await own()).addresses).toEqual([{ ...mine, lastReadAt: null, state: 'open' }])
  await fetch(url)
  const moment = world.clock.now
  const readAt = moment.toISOString()
  expect((await own()).addresses).toEqual([{ ...mine, lastReadAt: readAt, state: 'open' }])
  world.clock.now = new Date(moment.getTime() + 59 * 60_000)
  await fetch(url)
  expect((await own()).addresses[0]?.lastReadAt).toBe(readAt)
  await allow(false)
  expect((await own()).addresses[0]?.state).toBe('not-allowed')
  world.clock.now = moment
  const secret = /[0-9a-f]{64}/.exec(address)?.[0] ?? ''
  expect(secret).toHaveLength(64)
  const { rows } = await ownerOf(world.database).read<{ text: string }>(
    `SELECT (SELECT json_agg(c)::text FROM calendar_address c) || (SELECT json_agg(a)::text FROM audit_event a)
       || coalesce((SELECT json_agg(s)::text FROM security_event s), '') AS text`,
  )
  expect(rows[0]?.text).toContain('calendar-made')
  expect(rows[0]?.text).not.toContain(secret)
  expect((await world.get(world.diary.reader, '/diary/calendar')).body).not.toContain(secret)
})

test('the database shows an address to nobody else, and takes none in for a unit that is out of reach', async () => {
  await make()
  const { database, diary, units } = world
  const seen = (userId: number) =>
    database.asUser(
      userId,
      async t => (await t.query('SELECT FROM calendar_address WHERE user_id = $1', [diary.reader.id])).rowCount,
    )
  expect([await seen(diary.reader.id), await seen(diary.writer.id)]).toEqual([1, 0])
  const insert = (userId: number, unitId: number) =>
    database.asUser(diary.reader.id, t =>
      t.query(
        `INSERT INTO calendar_address (municipality_id, unit_id, user_id, secret_hash, language, created_at)
         SELECT municipality_id, id, $2, sha256('x'), 'sv', now() FROM unit WHERE id = $1`,
        [unitId, userId],
      ),
    )
  await expect(insert(diary.reader.id, units.foreign)).rejects.toMatchObject({ code: '42501' })
  await expect(insert(diary.writer.id, units.own)).rejects.toMatchObject({ code: '42501' })
})

test('no log holds an address: not when it is answered, refused, limited or fails', async () => {
  const lines: string[] = []
  const logger = pino(
    { level: 'trace' },
    new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
  )
  const { url } = await make()
  const app = await createApp({ ...world.dependencies, logger })
  const secret = /[0-9a-f]{64}/.exec(url)?.[0] ?? ''
  const wrong = url.replace(secret, secret.split('').reverse().join(''))
  const failing = await createApp({
    ...world.dependencies,
    logger,
    database: { ...world.database, asSystem: () => Promise.reject(new Error('broken')) },
  })
  const statuses = [
    (await app.inject({ url })).statusCode,
    (await app.inject({ url: wrong })).statusCode,
    (await app.inject({ url: `${url}/${secret}` })).statusCode,
    (await app.inject({ method: 'POST', url })).statusCode,
    (await failing.inject({ url })).statusCode,
  ]
  for (let tries = 0; tries < 60; tries += 1) await app.inject({ url: wrong })
  statuses.push((await app.inject({ url: wrong })).statusCode)
  await app.close()
  await failing.close()
  expect(statuses).toEqual([200, 404, 404, 404, 500, 429])
  const log = lines.join('')
  expect(log).toContain('"route":"/api/diary/calendar/:secret","status":200')
  for (const part of [secret, secret.split('').reverse().join('')]) expect(log).not.toContain(part)
})
