import { ownerOf } from '@veckovis/testing'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import { tokenPair } from '@veckovis/contracts/session'
import { createApp } from '../../../app'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const waiting = () =>
  world.create(newAbsence(world.staff.asa, { title: 'Semester', notes: 'Fjällen' }), { user: world.diary.writer })
const approversOf = (id: number, user = world.diary.writer) => world.get(user, `/diary/${id}/approvers`)
const remind = (id: number, user = world.diary.writer) => world.post(user, `/diary/${id}/remind`, { body: {} })
const reminders = () => world.mails.filter(({ subject }) => subject.startsWith('Påminnelse'))
const oneDay = 24 * 60 * 60_000

test('who may approve is told by name to those who read, and not to others', async () => {
  const { id } = await waiting()
  const answer = await approversOf(id, world.diary.reader)
  const approvers = [{ name: 'Prov Person' }, { name: 'Prov Person' }]
  expect(answer.json()).toEqual({ approvers, mayRemind: false, remindedToday: false })
  expect((await approversOf(id)).json()).toMatchObject({ mayRemind: true })
  expect((await approversOf(id, world.diary.stranger)).status).toBe(403)
})

test('they are reminded by mail, which says neither whom nor why', async () => {
  const { id } = await waiting()
  expect((await remind(id)).json()).toEqual({ mail: 'sent' })
  expect(
    reminders()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([world.diary.manager, world.diary.approver].map(({ email }) => email).sort())
  const text = reminders()[0]?.text ?? ''
  expect(text).toContain(`/diary?entry=${id}&unit=${world.units.own}`)
  expect(text).toContain('2026-08-10 – 2026-08-14')
  for (const word of ['Åsa', 'Semester', 'Fjällen']) expect(text).not.toContain(word)
  expect(await world.audits('diary-reminded')).toEqual([{ subject: `diary/${id}`, details: {} }])
})

test('once per entry and day, by the calendar of Sweden; the version stays', async () => {
  const { id, version } = await waiting()
  await remind(id)
  expect((await approversOf(id)).json()).toMatchObject({ remindedToday: true })
  expect((await remind(id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'reminded-today' } })
  expect(reminders()).toHaveLength(2)
  expect((await remind((await world.create(newAbsence(world.staff.bo))).id)).json()).toEqual({ mail: 'sent' })
  world.clock.now = new Date(world.clock.now.getTime() + oneDay)
  expect((await approversOf(id)).json()).toMatchObject({ remindedToday: false })
  expect((await remind(id)).json()).toEqual({ mail: 'sent' })
  expect(await world.read(id)).toMatchObject({ version })
})

test('where no mail could be sent the day is not used', async () => {
  const { id } = await waiting()
  const app = await createApp({ ...world.dependencies, mailer: () => Promise.reject(new Error('no mail server')) })
  const { email, password } = world.diary.writer
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const headers = { authorization: `Bearer ${tokenPair.parse(signedIn.json()).access_token}` }
  const answer = await app.inject({ method: 'POST', url: `/api/diary/${id}/remind`, headers, payload: {} })
  await app.close()
  expect(answer.json()).toEqual({ mail: 'failed' })
  expect((await approversOf(id)).json()).toMatchObject({ remindedToday: false })
  expect((await remind(id)).json()).toEqual({ mail: 'sent' })
})

test('nobody is reminded of what cannot be approved: decided, deleted, begun', async () => {
  const decided = await waiting()
  await world.approve(decided.id)
  expect((await remind(decided.id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'not-waiting' } })
  const begun = await world.create(newAbsence(world.staff.bo, { from: '2026-03-16', to: '2026-03-27' }))
  expect((await remind(begun.id)).json()).toMatchObject({ statusCode: 409, code: 'diary-in-past' })
  expect(reminders()).toEqual([])
})

test('of a proposed change that waits they are reminded too, once a day, also when the absence has begun', async () => {
  const { id } = await world.create(newAbsence(world.staff.bo, { from: '2026-03-19', to: '2026-03-27' }))
  await world.approve(id)
  world.clock.now = new Date(world.clock.now.getTime() + 2 * oneDay)
  const body = { lastDay: '2026-04-01', hours: { perDay: 8 }, substitute: null }
  const { id: proposal } = (await world.post(world.diary.writer, `/diary/${id}/proposal`, { body })).json() as {
    id: number
  }
  expect((await remind(id)).json()).toEqual({ mail: 'sent' })
  expect(reminders()[0]?.subject).toContain('en ändring av en dagbokspost väntar på beslut')
  expect((await approversOf(id)).json()).toMatchObject({ remindedToday: true })
  expect((await remind(id)).json()).toMatchObject({ details: { reason: 'reminded-today' } })
  await world.post(world.diary.writer, `/diary/${id}/proposal/withdraw`, { body: { proposal } })
  expect((await remind(id)).json()).toMatchObject({ details: { reason: 'not-waiting' } })
  expect(await world.read(id)).toMatchObject({ version: 2 })
})

test('where nobody may approve there is nobody to remind, and the day is not used', async () => {
  const { id } = await waiting()
  const { manager, approver } = world.diary
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query('DELETE FROM user_role WHERE user_id = ANY ($1)', [[manager.id, approver.id]]),
  )
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query('UPDATE app_user SET active = false WHERE job_title_id = 999'),
  )
  expect((await remind(id)).json()).toEqual({ mail: 'nobody' })
  expect((await approversOf(id)).json()).toEqual({ approvers: [], mayRemind: true, remindedToday: false })
})

test('anyone who only reads reminds nobody, and neither does a call about an older version', async () => {
  const { id } = await waiting()
  for (const user of [world.diary.reader, world.diary.stranger]) expect((await remind(id, user)).status).toBe(403)
  const stale = await world.post(world.diary.writer, `/diary/${id}/remind`, {
    body: {},
    headers: { 'if-match': `"${id}-9"` },
  })
  expect(stale.status).toBe(412)
  expect(reminders()).toEqual([])
})
