import { needsBudgetList, resourceBudgetList } from '@veckovis/contracts/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { makePerson, makeStaffMember, ownerOf } from '@veckovis/testing'
import { createApp } from '../../app'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

type Kind = 'needs' | 'resource'
const paths = { needs: 'need', resource: 'budget' } as const

/** An active budget of the kind. */
const activeBudget = async (kind: Kind): Promise<number> => {
  const { approver } = world.people
  const { id } =
    kind === 'needs' ? await world.createNeeds() : await world.createResource((await world.lockedNeeds()).id)
  await world.succeed(approver, 'POST', `/${paths[kind]}/${id}/activate`)
  return id
}

const requestOf = (kind: Kind, id: number) => `/${paths[kind]}/${id}/lock-request`
const ask = (kind: Kind, id: number, comment = 'Klar att låsa') =>
  world.call(world.people.writer, 'POST', requestOf(kind, id), { body: { comment } })
const withdraw = (kind: Kind, id: number) => world.call(world.people.writer, 'DELETE', requestOf(kind, id))
const sendBack = (kind: Kind, id: number, reason = 'Fördela om juli') =>
  world.call(world.people.approver, 'POST', `${requestOf(kind, id)}/return`, { body: { reason } })

/** Mails about what became of a request. */
const answersByMail = () => world.mails.filter(({ subject }) => /^(Låst|Tillbakaskickad):/.test(subject))

/** The request as the list of that person shows it. */
const listed = async (kind: Kind, id: number, person = world.people.reader) => {
  const list = await world.succeed(person, 'GET', `/${paths[kind]}/unit/${world.units.own}`)
  const { budgets } = kind === 'needs' ? needsBudgetList.parse(list) : resourceBudgetList.parse(list)
  return budgets.find(budget => budget.id === id)?.lockRequest
}

describe.each(['needs', 'resource'] as const)('a %s budget', kind => {
  test('is asked to be locked: a mail to those who may, a mark in the list, and one audit row', async () => {
    const id = await activeBudget(kind)
    const answer = await ask(kind, id)
    expect(answer.json()).toMatchObject({ mail: 'sent', lockRequest: { state: 'asked', comment: 'Klar att låsa' } })
    const mails = world.mails.filter(({ subject }) => subject.startsWith('Begäran om låsning'))
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [world.people.approver, world.people.economist].map(({ email }) => email).sort(),
    )
    expect(mails[0]?.text).toContain('Klar att låsa')
    expect(mails[0]?.text).toContain(`/${kind === 'needs' ? 'needs' : 'resources'}/${id}?unit=${world.units.own}`)
    expect(await listed(kind, id, world.people.approver)).toMatchObject({ state: 'asked', comment: 'Klar att låsa' })
    expect(await world.audits(`${kind}-budget-lock-asked`)).toEqual([
      { subject: `${kind}-budget/${id}`, details: { year: 2026 }, user_id: world.people.writer.id },
    ])
  })

  test('is asked once, and again after it was sent back with a reason', async () => {
    const id = await activeBudget(kind)
    await ask(kind, id)
    expect((await ask(kind, id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'already-asked' } })
    expect((await sendBack(kind, id)).statusCode).toBe(200)
    expect(await listed(kind, id)).toMatchObject({ state: 'returned', answer: 'Fördela om juli' })
    expect((await sendBack(kind, id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'not-asked' } })
    expect((await ask(kind, id, 'Nu fördelad')).statusCode).toBe(200)
    expect(await listed(kind, id)).toMatchObject({ state: 'asked', comment: 'Nu fördelad', answer: null })
    expect(await world.audits(`${kind}-budget-lock-returned`)).toHaveLength(1)
  })

  test('is withdrawn, and there is nothing to withdraw twice', async () => {
    const id = await activeBudget(kind)
    await ask(kind, id)
    expect((await withdraw(kind, id)).json()).toEqual({ lockRequest: null, mail: 'none' })
    expect(await listed(kind, id)).toBeNull()
    expect((await withdraw(kind, id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'not-asked' } })
    expect(await world.audits(`${kind}-budget-lock-withdrawn`)).toHaveLength(1)
  })

  test('answers the request by being locked', async () => {
    const id = await activeBudget(kind)
    await ask(kind, id)
    await world.succeed(world.people.approver, 'POST', `/${paths[kind]}/${id}/lock`)
    expect(await listed(kind, id)).toBeNull()
    expect((await ask(kind, id)).json()).toMatchObject({ code: 'budget-locked' })
    const [mail, ...more] = answersByMail()
    expect([mail?.to, more]).toEqual([world.people.writer.email, []])
    expect(mail?.subject).toMatch(/^Låst: /)
    expect(mail?.text).toContain(`/${kind === 'needs' ? 'needs' : 'resources'}/${id}?unit=${world.units.own}`)
  })

  test('tells who asked that it was sent back, with the reason; nobody else, and nobody who may not read it any more', async () => {
    const id = await activeBudget(kind)
    await ask(kind, id)
    expect((await sendBack(kind, id, 'Fördela om juli')).json()).toMatchObject({ mail: 'sent' })
    const [mail, ...more] = answersByMail()
    expect([mail?.to, mail?.subject.split(':')[0], more]).toEqual([world.people.writer.email, 'Tillbakaskickad', []])
    expect(mail?.text).toContain('Fördela om juli')
    await ask(kind, id)
    await ownerOf(world.database).asSystem(transaction =>
      transaction.query('DELETE FROM user_role WHERE user_id = $1', [world.people.writer.id]),
    )
    expect((await sendBack(kind, id)).json()).toMatchObject({ mail: 'nobody' })
    expect(answersByMail()).toHaveLength(1)
  })

  test('tells nobody when no lock was asked for, or who asked locks it without another', async () => {
    const id = await activeBudget(kind)
    await world.succeed(world.people.approver, 'POST', requestOf(kind, id), { body: { comment: '' } })
    await world.succeed(world.people.approver, 'POST', `/${paths[kind]}/${id}/lock`)
    expect(answersByMail()).toEqual([])
  })

  test('is not asked about while it is not the active one, and loses its request to another', async () => {
    const needs = kind === 'needs' ? null : await world.lockedNeeds()
    const make = (name: string) =>
      needs === null ? world.createNeeds({ name }) : world.createResource(needs.id, { name })
    const activate = (id: number) => world.succeed(world.people.approver, 'POST', `/${paths[kind]}/${id}/activate`)
    const [first, second] = [await make('Första'), await make('Andra')]
    expect((await ask(kind, first.id)).json()).toMatchObject({ statusCode: 409, details: { reason: 'not-active' } })
    await activate(first.id)
    await ask(kind, first.id)
    await activate(second.id)
    expect(await listed(kind, first.id)).toBeNull()
  })

  test('is asked about by those who may write and answered by those who may approve', async () => {
    const id = await activeBudget(kind)
    const { reader, writer, stranger } = world.people
    const asked = { body: { comment: '' } }
    for (const person of [reader, stranger])
      expect((await world.call(person, 'POST', requestOf(kind, id), asked)).statusCode).toBe(403)
    await ask(kind, id)
    for (const person of [reader, stranger])
      expect((await world.call(person, 'DELETE', requestOf(kind, id))).statusCode).toBe(403)
    const reason = { body: { reason: 'Nej' } }
    for (const person of [writer, stranger])
      expect((await world.call(person, 'POST', `${requestOf(kind, id)}/return`, reason)).statusCode).toBe(403)
    expect((await sendBack(kind, id, ' ')).statusCode).toBe(400)
  })

  test('rests on the version that the person has seen', async () => {
    const id = await activeBudget(kind)
    const stale = { body: { comment: '' }, headers: { 'if-match': `"${id}-1"` } }
    expect((await world.call(world.people.writer, 'POST', requestOf(kind, id), stale)).statusCode).toBe(412)
  })
})

describe('the mail of a request names the hours that it is about', () => {
  const askedMail = () => world.mails.find(({ subject }) => subject.startsWith('Begäran om låsning'))?.text
  const paid = async (count: number) => {
    for (let made = 0; made < count; made++)
      await makeStaffMember(world.database, { unitId: world.units.own, salary: 40_033, weeklyHours: 37 })
  }

  test('of a needs budget the needs alone: its resources come after the lock', async () => {
    await ask('needs', await activeBudget('needs'))
    expect(askedMail()).toMatch(/\nBehov: 25\u00a0978 timmar\.\nÅrets resursbudget görs när/)
    expect(await world.audits('mean-pay-read')).toEqual([])
  })

  test('of a resource budget both and what they are apart by, by the mean that each reader may see, which is a read', async () => {
    await paid(5)
    const id = await activeBudget('resource')
    const before = (await world.audits('mean-pay-read')).length
    await ask('resource', id)
    const list = resourceBudgetList.parse(
      await world.succeed(world.people.economist, 'GET', `/budget/unit/${world.units.own}`),
    )
    const { figures, basis } = list.budgets.find(budget => budget.id === id) ?? {}
    expect(basis?.shownPay).toBe('rounded')
    const [needed = 0, hours = 0] = [basis?.annualNeededHours, figures?.hoursForSchedule].map(Number).map(Math.round)
    const text = (value: number) => formatDecimals(value, 0)
    expect(hours).toBeLessThan(needed)
    expect(askedMail()).toContain(`Behov: ${text(needed)} timmar.\nResurser: ${text(hours)} timmar.\n`)
    expect(askedMail()).toContain(`Underskott: ${text(needed - hours)} timmar.\nResurserna är räknade med`)
    expect(await world.audits('mean-pay-read')).toHaveLength(before + 2)
  })

  test('and says why there are no resources where the pay of so few is withheld', async () => {
    await ask('resource', await activeBudget('resource'))
    expect(askedMail()).toMatch(/Resurserna i timmar visas bara för den som får se löner/)
    expect(askedMail()).not.toMatch(/skott: /)
  })
})

test('who may lock is told by name; super admins only where nobody else may', async () => {
  const approversOf = (unitId: number) =>
    world.succeed(world.people.superAdmin, 'GET', `/budget/unit/${unitId}/approvers`)
  expect(await approversOf(world.units.own)).toHaveLength(2)
  expect(await approversOf(world.units.other)).toHaveLength(1)
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query("DELETE FROM user_role WHERE permission_id = 3 AND level = 'APPROVE'"),
  )
  expect(await approversOf(world.units.own)).toHaveLength(1)
})

test('somebody with the right on one unit of a department, or none any more, is not asked about another', async () => {
  const { database, clock } = world
  const scope = { kind: 'unit' as const, id: world.units.withoutStaff }
  const extra = { at: clock.now, hash: async () => 'not a password' }
  await makePerson(database, { roles: [{ id: 3, levels: ['APPROVE'], scope }] }, extra)
  await makePerson(
    database,
    { active: false, roles: [{ id: 3, levels: ['APPROVE'], scope: { kind: 'unit', id: world.units.own } }] },
    extra,
  )
  const countOf = async (unitId: number) =>
    ((await world.succeed(world.people.reader, 'GET', `/budget/unit/${unitId}/approvers`)) as object[]).length
  expect(await countOf(world.units.own)).toBe(2)
  expect(await countOf(world.units.withoutStaff)).toBe(3)
})

test('a request stands also when the mail cannot be sent', async () => {
  const id = await activeBudget('needs')
  const app = await createApp({ ...world.dependencies, mailer: () => Promise.reject(new Error('no mail server')) })
  const asked = await world.call(world.people.writer, 'POST', requestOf('needs', id), { body: { comment: '' }, app })
  await app.close()
  expect(asked.json()).toMatchObject({ mail: 'failed', lockRequest: { state: 'asked' } })
  expect(await listed('needs', id)).toMatchObject({ state: 'asked' })
})

test('the mails of who asks are counted by the day, and beyond it nothing is asked', async () => {
  const id = await activeBudget('needs')
  await ask('needs', id)
  await withdraw('needs', id)
  const owner = ownerOf(world.database)
  const { rows } = await owner.read<{ used: number }>("SELECT used FROM attempt_count WHERE name = 'mails of a day'")
  expect(rows).toEqual([{ used: 2 }])
  await owner.read("UPDATE attempt_count SET used = 199 WHERE name = 'mails of a day'")
  const refused = await ask('needs', id)
  expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'too-many-mails' })])
  expect(await listed('needs', id)).toBeNull()
})

test('what is written to those who lock, and back, holds no address, and a name that was stored before leads nowhere', async () => {
  const id = await activeBudget('needs')
  expect((await ask('needs', id, 'Se evil.se/x')).statusCode).toBe(400)
  await ownerOf(world.database).read("UPDATE needs_budget SET name = 'Se www.evil.se' WHERE id = $1", [id])
  await ask('needs', id)
  expect((await sendBack('needs', id, 'Se http://evil.se')).statusCode).toBe(400)
  const [mail] = world.mails.filter(({ subject }) => subject.startsWith('Begäran om låsning'))
  expect(mail?.subject).toContain('Se www. evil. se')
  expect(mail?.text).not.toContain('www.evil.se')
})
