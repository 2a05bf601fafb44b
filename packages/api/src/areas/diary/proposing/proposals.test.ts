import {
  changedAbsence,
  consequence,
  diaryPlan,
  pendingOfYear,
  proposedChange,
  waitingEntries,
} from '@veckovis/contracts/diary'
import { ownerOf } from '@veckovis/testing'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// Today is Wednesday 18 March 2026, in week 12; the absence begins tomorrow, ends in week 13 and is approved.
let world: DiaryWorld
let id: number
const substitute = { typeId: 3, perDay: 4 }

beforeEach(async () => {
  world = await createDiaryWorld()
  id = (await world.create(newAbsence(world.staff.asa, { from: '2026-03-19', to: '2026-03-27', substitute }))).id
  await world.approve(id)
})
afterEach(() => world.close())

const longer = (changes: object = {}) => ({ lastDay: '2026-04-01', hours: { perDay: 8 }, substitute, ...changes })

const propose = (body: object = longer(), user: MadeUser = world.diary.writer, headers: Record<string, string> = {}) =>
  world.post(user, `/diary/${id}/proposal`, { body, headers })

const proposed = async (body: object = longer(), user: MadeUser = world.diary.writer): Promise<number> => {
  const answer = await propose(body, user)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return proposedChange.parse(answer.json()).id
}

const decide = (
  decision: 'approve' | 'reject' | 'withdraw',
  proposal: number,
  user: MadeUser = world.diary.approver,
  more: object = {},
) => world.post(user, `/diary/${id}/proposal/${decision}`, { body: { proposal, ...more } })

/** What the view shows of it. */
const shown = async (user: MadeUser = world.diary.writer) => (await world.read(id, user)).proposal

const inAllUnits = async (query: string) => {
  const answer = waitingEntries.parse((await world.get(world.diary.reader, `/diary/waiting${query}`)).json())
  return [answer.total, ...answer.entries.map(entry => [entry.id, entry.changeWaits])]
}

/** What is marked in the list and in the plan, and found where the list shows only what is undecided, or waits. */
const marked = async () => {
  const reader = { user: world.diary.reader }
  const plan = (await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)).json() as unknown
  const found = async (show: string) => (await world.list(`?show=${show}`, reader)).entries.map(entry => entry.id)
  return {
    list: (await world.list('', reader)).changes,
    plan: diaryPlan.parse(plan).entries.flatMap(entry => (entry.changeWaits === true ? [entry.id] : [])),
    undecided: await found('undecided'),
    waiting: await found('waiting'),
    everywhere: await inAllUnits('?changes=with'),
    before: await inAllUnits(''),
  }
}

const hoursOf = async (kind: string, sourceId: number) =>
  (await world.diaryHours('own', 2026, kind, sourceId)).slice(10, 15)

const refusal = (reason: string) => [409, expect.objectContaining({ details: { reason } })]
const told = (answer: Awaited<ReturnType<typeof propose>>) => [answer.status, answer.json()]

const nameOf = async (user: MadeUser): Promise<string> => {
  const { rows } = await ownerOf(world.database).read<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM app_user WHERE id = $1`,
    [user.id],
  )
  return rows[0]?.name ?? ''
}

const drift = async () => [
  ...(await findDiaryDrift(ownerOf(world.database))),
  ...(await findRollupDrift(world.database)),
]

test('what is proposed moves nothing until it is approved, and is then the change itself, with both names behind the entry', async () => {
  const sums = async () => [await hoursOf('absence', 2), await hoursOf('substitute', 3)]
  const before = [
    [0, 16, 40, 0, 0],
    [0, 8, 20, 0, 0],
  ]
  const proposal = await proposed(longer({ substitute: { ...substitute, named: { staffId: world.staff.bo } } }))
  expect(await sums()).toEqual(before)
  expect(await marked()).toEqual({
    list: [id],
    plan: [id],
    undecided: [id],
    waiting: [],
    everywhere: [1, [id, true]],
    before: [0],
  })
  expect(await world.read(id)).toMatchObject({ version: 2, changes: [], lastDate: '2026-03-27' })
  const [writer, approver] = [await nameOf(world.diary.writer), await nameOf(world.diary.approver)]
  expect(await shown()).toMatchObject({
    ...{ id: proposal, entryId: id, status: 'WAITING', by: writer, isOwn: true, isStale: false, decision: null },
    after: { lastDay: '2026-04-01', perDay: 8, substitute: { ...substitute, named: { name: 'Bo Öberg' } } },
  })
  expect(await shown(world.diary.reader)).toMatchObject({ isOwn: false })
  const approved = await decide('approve', proposal)
  expect(changedAbsence.parse(approved.json())).toMatchObject({
    ...{ id, version: 3, lastDate: '2026-04-01', hours: 80, draft: { rows: [] }, brought: true, closedWeeks: [] },
  })
  expect(await sums()).toEqual([
    [0, 16, 40, 24, 0],
    [0, 8, 20, 12, 0],
  ])
  expect((await world.read(id)).changes).toMatchObject([
    { by: approver, proposedBy: writer, before: { lastDay: '2026-03-27' }, after: { lastDay: '2026-04-01' } },
  ])
  expect(await shown()).toBeNull()
  expect(await marked()).toEqual({ list: [], plan: [], undecided: [], waiting: [], everywhere: [0], before: [0] })
  expect(await world.audits('diary-change-proposed')).toEqual([
    { subject: `diary/${id}`, details: { version: 2, fields: ['lastDay', 'substitute'] } },
  ])
  expect(await world.audits('diary-changed')).toEqual([
    { subject: `diary/${id}`, details: { version: 3, fields: ['lastDay', 'substitute'] } },
  ])
  expect(await drift()).toEqual([])
})

test('what the approval of a proposal would do to the forecast is told beforehand, also with what else waits, and it does so', async () => {
  const { manager } = world.diary
  const ask = (proposal: number, together: boolean) =>
    world.post(manager, `/diary/${id}/proposal/consequence`, { body: { proposal, together } })
  const weeksOf = async (proposal: number, together = false) =>
    consequence.parse((await ask(proposal, together)).json()).forecasts[0]?.weeks ?? []
  const proposal = await proposed()
  const told = await weeksOf(proposal)
  expect(told.map(({ week }) => week)).toEqual([14])
  expect(await weeksOf(proposal, true)).toEqual(told)
  await world.create(newAbsence(world.staff.bo, { from: '2026-03-30', to: '2026-04-01' }))
  expect(await weeksOf(proposal)).toEqual(told)
  expect(await weeksOf(proposal, true)).not.toEqual(told)
  await decide('approve', proposal)
  const { weeklyValues } = await world.comprehensive(world.units.own, 2026)
  expect(weeklyValues.remainingBudget['14']).toBeCloseTo(told[0]?.after.remaining ?? Number.NaN, 6)
  expect(told[0]?.after.remaining).not.toBe(told[0]?.before.remaining)
  expect((await ask(proposal, false)).status).toBe(404)
})

test('what is proposed counts with what waits as it will when it is approved, and no more once it is decided or fits no more', async () => {
  const pending = async (year = 2026) =>
    pendingOfYear.parse((await world.get(world.diary.manager, `/diary/unit/${world.units.own}/pending/${year}`)).json())
  const none = { counted: 0, leftOut: 0 }
  expect(await pending()).toMatchObject(none)
  const proposal = await proposed()
  const asked = await pending()
  expect(asked).toMatchObject({ counted: 1, leftOut: 0 })
  expect(asked.forecast?.hours).toEqual([
    { kind: 'absence', sourceId: 2, week: 14, hours: 24 },
    { kind: 'substitute', sourceId: 3, week: 14, hours: 12 },
  ])
  expect(await pending(2027)).toMatchObject(none)
  await decide('approve', proposal)
  expect(await pending()).toEqual({ ...asked, ...none, forecast: { ...asked.forecast, hours: [] } })
  const next = await proposed(longer({ lastDay: '2026-04-02' }))
  expect(await pending()).toMatchObject({ counted: 1 })
  await decide('reject', next, world.diary.approver, { comment: 'Nej' })
  expect(await pending()).toMatchObject(none)
})

test('A-181 times and the hours until today are approved as they were proposed, and handed over to whoever approves, also once more', async () => {
  world.clock.now = new Date('2026-03-25T10:00:00Z')
  const times = { from: '07:00', to: '13:00', isNightWork: false }
  const proposal = await proposed(longer({ lastDay: '2026-03-27', hours: times, substitute: null }))
  const answers = [await decide('approve', proposal), await decide('approve', proposal)]
  const [first, again] = answers.map(answer => changedAbsence.parse(answer.json()))
  expect(first).toMatchObject({ times, substitute: null, brought: true, closedWeeks: [{ year: 2026, week: 12 }] })
  expect(first?.draft.rows.length).toBeGreaterThan(0)
  expect(again).toEqual(first)
  expect(told(await decide('approve', proposal, world.diary.manager))).toEqual(refusal('change-decided'))
  expect((await world.read(id)).changes).toHaveLength(1)
  expect(await drift()).toEqual([])
})

test('it is proposed by those who write and decided by those who approve, and by nobody else', async () => {
  const { reader, stranger, writer, approver } = world.diary
  for (const user of [reader, stranger]) expect((await propose(longer(), user)).status).toBe(403)
  const proposal = await proposed()
  for (const user of [reader, stranger, writer])
    for (const decision of ['approve', 'reject'] as const)
      expect((await decide(decision, proposal, user)).status).toBe(403)
  for (const user of [reader, stranger, approver]) expect((await decide('withdraw', proposal, user)).status).toBe(403)
  expect((await decide('approve', proposal + 1)).status).toBe(404)
  expect(await shown()).toMatchObject({ status: 'WAITING' })
  // Whoever approves may also propose, and decide on that.
  await decide('withdraw', proposal, writer)
  expect((await decide('approve', await proposed(longer(), approver))).status).toBe(200)
})

test('one waits at a time: the same once more is the same, another one is refused until it is decided', async () => {
  const answers = await Promise.all([propose(), propose(), propose()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(told(await propose(longer({ lastDay: '2026-04-02' })))).toEqual(refusal('change-waits'))
  expect(told(await propose(longer(), world.diary.approver))).toEqual(refusal('change-waits'))
  const withdrawn = await decide('withdraw', (await shown())?.id ?? NaN, world.diary.writer)
  expect(withdrawn.json()).toMatchObject({ status: 'WITHDRAWN', decision: { comment: '' } })
  expect(await shown()).toBeNull()
  await proposed(longer({ lastDay: '2026-04-02' }))
  expect(await shown()).toMatchObject({ status: 'WAITING', after: { lastDay: '2026-04-02' } })
  expect(await world.audits('diary-change-withdrawn')).toHaveLength(1)
})

test('a rejection says why and leaves the entry as it is; what is decided is not decided again', async () => {
  const proposal = await proposed()
  const rejected = await decide('reject', proposal, undefined, { comment: 'Vi är för få.' })
  expect(rejected.json()).toMatchObject({ status: 'REJECTED', decision: { comment: 'Vi är för få.' } })
  expect(await shown()).toMatchObject({ status: 'REJECTED', decision: { comment: 'Vi är för få.' } })
  for (const decision of ['approve', 'reject'] as const)
    expect(told(await decide(decision, proposal))).toEqual(refusal('change-decided'))
  expect(told(await decide('withdraw', proposal, world.diary.writer))).toEqual(refusal('change-decided'))
  expect(await world.read(id)).toMatchObject({ version: 2, changes: [], lastDate: '2026-03-27' })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 0, 0])
  expect(await world.audits('diary-change-rejected')).toEqual([{ subject: `diary/${id}`, details: { proposal } }])
})

test('of an entry that was changed meanwhile the proposal is not approved; it stays, and is rejected or withdrawn', async () => {
  const proposal = await proposed()
  await world.post(world.diary.approver, `/diary/${id}/return`, { body: { lastDay: '2026-03-24' } })
  const before = await hoursOf('absence', 2)
  expect(told(await decide('approve', proposal))).toEqual(refusal('change-outdated'))
  expect(await shown()).toMatchObject({ status: 'WAITING', isStale: true })
  expect(await hoursOf('absence', 2)).toEqual(before)
  expect((await decide('reject', proposal)).status).toBe(200)
  expect(await shown()).toBeNull()
  expect(await drift()).toEqual([])
})

test('it is checked again when it is approved: all of it is done, or nothing', async () => {
  const proposal = await proposed()
  await ownerOf(world.database).asSystem(t =>
    t.query(`UPDATE staff_member SET employed_to = '2026-03-30' WHERE id = $1`, [world.staff.asa]),
  )
  const refused = await decide('approve', proposal)
  expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('outside-employment')])
  expect(await shown()).toMatchObject({ status: 'WAITING' })
  expect(await world.read(id)).toMatchObject({ version: 2, changes: [] })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 0, 0])
  expect(await drift()).toEqual([])
})

test.each([
  ['the same as it is', { lastDay: '2026-03-27' }, 'unchanged'],
  ['the day before the first', { lastDay: '2026-03-18' }, 'date-range'],
  ['no hours', { hours: { perDay: 0 } }, '"path":"hours"'],
  ['a request', { requestId: '5b0f2f0e-6a8f-4c65-9d55-6f4f4b8f0c11' }, 'unrecognized'],
])('a proposal of %s is refused', async (_, changes, message) => {
  const answer = await propose(longer(changes))
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(message)])
  expect(await shown()).toBeNull()
})

test('only for an approved absence, and for the version that was seen', async () => {
  expect((await propose(longer(), undefined, { 'if-match': `"${id}-1"` })).status).toBe(412)
  id = (await world.create(newAbsence(world.staff.bo))).id
  expect(told(await propose(longer({ lastDay: '2026-08-17' })))).toEqual(refusal('not-approved-absence'))
})

test('the database takes a proposal in one’s own name, and one decision by who may decide, with the change that it makes', async () => {
  const { writer, approver, reader } = world.diary
  const by = (user: MadeUser, text: string) => world.database.asUser(user.id, transaction => transaction.query(text))
  const insert = (
    user: MadeUser,
    version = 2,
  ) => `INSERT INTO diary_proposal (entry_id, unit_id, municipality_id, entry_version,
      until, per_day, proposed_at, proposed_by)
    SELECT id, unit_id, municipality_id, ${version}, '2026-04-01', 8, now(), ${user.id} FROM diary_entry WHERE id = ${id}`
  const decided = (status: string, user: MadeUser, more = '') =>
    `UPDATE diary_proposal SET status = '${status}', decided_at = now(), decided_by = ${user.id}${more}`
  await expect(by(writer, insert(approver))).rejects.toThrow(/one's own name/)
  await expect(by(reader, insert(reader))).rejects.toThrow(/row-level security/)
  await expect(by(writer, insert(writer, 3))).rejects.toThrow(/row-level security/)
  await by(writer, insert(writer))
  await expect(by(writer, insert(writer))).rejects.toThrow(/diary_proposal_waiting/)
  await expect(by(writer, decided('REJECTED', writer))).rejects.toThrow(/level that approves/)
  await expect(by(approver, decided('WITHDRAWN', approver))).rejects.toThrow(/level that approves/)
  await expect(by(approver, decided('REJECTED', writer))).rejects.toThrow()
  await expect(by(approver, decided('APPROVED', approver, ', made_version = 3'))).rejects.toThrow(
    /comes with the change/,
  )
  await expect(by(writer, 'UPDATE diary_proposal SET per_day = 7')).rejects.toThrow(/permission denied/)
  await by(approver, decided('REJECTED', approver))
  await expect(by(approver, decided('REJECTED', approver))).rejects.toThrow(/decided once/)
})
