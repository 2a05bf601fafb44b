import { createStaffWorld, newStaffMemberBody, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const post = (body: object) => world.call(world.people.writer, 'POST', `/staff/unit/${world.units.own}`, { body })
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  world.call(world.people.writer, 'PATCH', `/staff/${id}`, { body, headers })

const problemOf = async (answer: ReturnType<typeof post>) => {
  const { statusCode, details } = (await answer).json() as {
    statusCode: number
    details?: { problems?: { path: string; message: string }[] }
  }
  const [problem] = details?.problems ?? []
  return [statusCode, problem?.path, problem?.message]
}

const halfOnLeave = { grade: 0.5, reason: 'PARENTAL_LEAVE' } as const

test('R-388 a staff member keeps first name, last name and birthday', async () => {
  const { id } = await world.create({ firstName: ' Désirée ', lastName: 'A\u030Akesson' })
  const kept = await world.read(id)
  expect(kept).toMatchObject({ firstName: 'Désirée', lastName: 'Åkesson', birthday: '1985-05-15' })
  await world.change(id, { firstName: 'Maj-Britt', lastName: 'Öst 🌻', birthday: '1990-01-31' })
  expect(await world.read(id)).toMatchObject({ firstName: 'Maj-Britt', lastName: 'Öst 🌻', birthday: '1990-01-31' })
})

test('R-389 the gender is one of three codes', async () => {
  const { id } = await world.create()
  for (const gender of ['MALE', 'OTHER', 'FEMALE']) expect(await world.change(id, { gender })).toMatchObject({ gender })
  expect((await patch(id, { gender: 'Kvinna' })).statusCode).toBe(400)
  const { statusCode } = await post({ ...newStaffMemberBody(), gender: 'male' })
  expect(statusCode).toBe(400)
})

test('R-390 the salary is kept, dated, with its history', async () => {
  const { id } = await world.create({ salary: 30_000 })
  await world.change(id, { terms: { validFrom: '2026-01-01', salary: 31_500 } })
  const changed = await world.change(id, { terms: { validFrom: '2026-04-01', salary: 33_000 } })
  expect(changed.salary).toBe(31_500)
  expect((await world.read(id)).terms.map(({ validFrom, salary }) => [validFrom, salary])).toEqual([
    ['2024-01-01', 30_000],
    ['2026-01-01', 31_500],
    ['2026-04-01', 33_000],
  ])
  world.clock.now = new Date('2026-03-31T22:30:00Z')
  expect((await world.read(id)).salary).toBe(33_000)
})

test('R-391 the ordinary grade is kept with its reason', async () => {
  const { id } = await world.create({ ordinaryService: { grade: 0.8, reason: 'OWN_REQUEST' } })
  const reasons = ['FULL_TIME_NORM', 'OTHER', 'OWN_REQUEST'] as const
  for (const reason of reasons) {
    const ordinaryService = { grade: 0.75, reason }
    await world.change(id, { terms: { validFrom: '2025-01-01', ordinaryService } })
    expect(await world.read(id)).toMatchObject({ ordinaryService, actualService: { grade: 1, reason: null } })
  }
})

test('R-392 the actual grade is kept with its reason', async () => {
  const { id } = await world.create()
  const reasons = ['PARENTAL_LEAVE', 'LEAVE_OF_ABSENCE', 'SICK_LEAVE', 'UNION_ASSIGNMENT', 'OTHER'] as const
  for (const reason of reasons) {
    const actualService = { grade: 0, reason }
    await world.change(id, { terms: { validFrom: '2025-01-01', actualService } })
    expect(await world.read(id)).toMatchObject({ actualService, ordinaryService: { grade: 1 }, availableHours: 0 })
  }
})

test('R-393 the weekly working hours are kept', async () => {
  const { id } = await world.create({ weeklyHours: 38.25 })
  expect((await world.read(id)).weeklyHours).toBe(38.25)
  expect((await world.change(id, { terms: { validFrom: '2024-01-01', weeklyHours: 37 } })).terms).toHaveLength(1)
  expect((await world.read(id)).weeklyHours).toBe(37)
})

test('R-394 the notes are kept', async () => {
  const { id } = await world.create({ notes: 'Delegering: insulin\nkörkort B' })
  expect((await world.read(id)).notes).toBe('Delegering: insulin\nkörkort B')
  expect((await world.change(id, { notes: '' })).notes).toBe('')
  expect((await patch(id, { notes: 'x'.repeat(2_001) })).statusCode).toBe(400)
})

test('R-395 available hours are the weekly hours times the actual grade', async () => {
  const { id, availableHours } = await world.create({
    weeklyHours: 38.25,
    actualService: { grade: 0.75, reason: 'OTHER' },
  })
  expect(availableHours).toBe(28.69)
  expect((await world.list()).staff.map(member => [member.id, member.availableHours])).toEqual([[id, 28.69]])
})

test('R-398 a grade of 0 and of 1.00 is accepted, 1.01 and -0.1 are refused', async () => {
  const { id } = await world.create()
  const actual = (grade: number) =>
    patch(id, { terms: { validFrom: '2025-01-01', actualService: { grade, reason: 'OTHER' } } })
  expect((await actual(0)).statusCode).toBe(200)
  expect((await actual(1)).statusCode).toBe(200)
  for (const grade of [1.01, -0.1])
    expect(await problemOf(actual(grade))).toEqual([400, 'terms.actualService.grade', 'outside-grade'])
  expect(await problemOf(actual(0.123))).toEqual([400, 'terms.actualService.grade', 'too-many-decimals'])
  expect((await world.read(id)).actualService.grade).toBe(1)
})

test('R-399 a salary and weekly hours of 0 are refused as zero', async () => {
  expect(await problemOf(post(newStaffMemberBody({ salary: 0 })))).toEqual([400, 'salary', 'zero'])
  expect(await problemOf(post(newStaffMemberBody({ weeklyHours: 0 })))).toEqual([400, 'weeklyHours', 'zero'])
})

test('R-400 a salary of 1.5 is refused as no integer', async () => {
  expect(await problemOf(post(newStaffMemberBody({ salary: 1.5 })))).toEqual([400, 'salary', 'not-an-integer'])
})

test.each([
  ['firstName', { firstName: '  ' }, 'required'],
  ['lastName', { lastName: 'x'.repeat(101) }, undefined],
  ['birthday', { birthday: '2026-02-30' }, 'not-a-date'],
  ['birthday', { birthday: '2025-01-01' }, 'not-plausible'],
  ['employedTo', { employedTo: '2023-12-31' }, 'ends-before-start'],
  ['ordinaryService.reason', { ordinaryService: { grade: 0.9, reason: null } }, 'required'],
  ['actualService.reason', { actualService: { grade: 0, reason: null } }, 'required'],
  ['weeklyHours', { weeklyHours: 168.5 }, 'too-large'],
  ['requestId', { requestId: '1' }, undefined],
] as const)('a new member with a wrong %s is refused, and nobody is made', async (path, changes, message) => {
  const [status, where, why] = await problemOf(post(newStaffMemberBody(changes)))
  expect([status, where]).toEqual([400, path])
  if (message) expect(why).toBe(message)
  expect((await world.list()).total).toBe(0)
})

test.each([
  ['an unknown field', { role: 'x' }],
  ['nothing', {}],
  ['terms that change nothing', { terms: { validFrom: '2025-01-01' } }],
  ['terms before the employment', { terms: { validFrom: '2023-12-31', salary: 1 } }],
  ['text for a number', { terms: { validFrom: '2025-01-01', salary: '31000' } }],
  ['a last day before the first', { employedTo: '2023-12-31' }],
  ['null for a name', { firstName: null }],
])('a change with %s is refused, and nothing changes', async (_what, body) => {
  const { id } = await world.create()
  const before = await world.read(id)
  expect((await patch(id, body)).statusCode).toBe(400)
  expect(await world.read(id)).toEqual(before)
})

test('terms after the last day are refused', async () => {
  const { id } = await world.create({ employedTo: '2026-06-30' })
  const late = patch(id, { terms: { validFrom: '2026-07-01', salary: 1 } })
  expect(await problemOf(late)).toEqual([400, 'terms.validFrom', 'after-employment'])
})

test('a double submit makes one member, in a row and at once; another body under the same id is a conflict', async () => {
  const body = newStaffMemberBody()
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(body)))
  const ids = new Set([...answers, await post(body)].map(answer => (answer.json() as { id: number }).id))
  expect(ids.size).toBe(1)
  expect((await world.list()).total).toBe(1)
  expect(await world.audits('staff-created')).toHaveLength(1)
  const [repeatedId] = ids
  const repeats = await world.audits('staff-read')
  // The six repeats and the list.
  expect(repeats.filter(({ subject }) => subject === `staff/${repeatedId}`)).toEqual(
    Array(6).fill({
      subject: `staff/${repeatedId}`,
      details: { question: 'staff-member', staff: [repeatedId] },
      user_id: world.people.writer.id,
    }),
  )
  const other = await post({ ...body, lastName: 'Annan' })
  expect(other.json()).toMatchObject({ statusCode: 409, details: { reason: 'request-repeated', id: [...ids][0] } })
  const { id } = answers[0]?.json() as { id: number }
  await world.call(world.people.writer, 'DELETE', `/staff/${id}`)
  expect((await post(body)).statusCode).toBe(409)
})

test('a stale version gets 412 with the current one; two at once based on the same version: one wins', async () => {
  const { id, version } = await world.create()
  const first = await world.call(world.people.writer, 'GET', `/staff/${id}`)
  expect(first.headers.etag).toBe(`"${id}-${version}"`)
  const headers = { 'if-match': String(first.headers.etag) }
  const both = await Promise.all([patch(id, { firstName: 'A' }, headers), patch(id, { firstName: 'B' }, headers)])
  expect(both.map(answer => answer.statusCode).sort()).toEqual([200, 412])
  const stale = both.find(answer => answer.statusCode === 412)
  expect(stale?.json()).toMatchObject({ code: 'stale-version', details: { version: version + 1 } })
  expect(stale?.headers.etag).toBe(`"${id}-${version + 1}"`)
  const remove = await world.call(world.people.writer, 'DELETE', `/staff/${id}`, { headers })
  expect(remove.statusCode).toBe(412)
  expect((await world.list()).total).toBe(1)
})

test('a removed member leaves the table today; terms and past weeks stay', async () => {
  const { id } = await world.create({ actualService: halfOnLeave })
  await world.create({ lastName: 'Kvar' })
  const removed = await world.call(world.people.writer, 'DELETE', `/staff/${id}`)
  expect(removed.json()).toEqual({ id, employedTo: '2026-03-18' })
  expect((await world.list()).staff.map(({ lastName }) => lastName)).toEqual(['Kvar'])
  for (const method of ['GET', 'DELETE'] as const)
    expect((await world.call(world.people.writer, method, `/staff/${id}`)).statusCode).toBe(404)
  expect((await patch(id, { firstName: 'X' })).statusCode).toBe(404)
  const schedule = await world.schedule(2026)
  const weeks = schedule.staff.find(row => row.id === id)?.weeks ?? {}
  expect([weeks['11']?.hours, weeks['12']?.hours, weeks['13']]).toEqual([20, 8.57, undefined])
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query('SELECT FROM staff_terms WHERE staff_member_id = $1', [id]),
  )
  expect(rows).toHaveLength(1)
  await expect(world.database.asSystem(transaction => transaction.query('DELETE FROM staff_member'))).rejects.toThrow(
    /permission denied/,
  )
})

test('somebody removed before the first day was never there', async () => {
  const { id } = await world.create({ employedFrom: '2026-08-01' })
  const removed = await world.call(world.people.writer, 'DELETE', `/staff/${id}`)
  expect(removed.json()).toEqual({ id, employedTo: '2026-08-01' })
  expect((await world.schedule(2026)).staff).toEqual([])
})

describe('what is special', () => {
  const secret = {
    salary: 41_234,
    notes: 'Hemlig anteckning',
    actualService: { grade: 0.5, reason: 'SICK_LEAVE' },
  } as const

  test('a reader gets neither salary, reasons nor notes, not even as null, and may not sort by salary', async () => {
    const { id } = await world.create(secret)
    const { reader } = world.people
    const list = `/staff/unit/${world.units.own}/search`
    for (const { body, statusCode } of [
      await world.call(reader, 'POST', list, { body: {} }),
      await world.call(reader, 'GET', `/staff/${id}`),
    ]) {
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/salary|reason|notes|41234|SICK|Hemlig/)
      expect(body).toMatch(/Öberg.*"availableHours":20/)
    }
    const { write, staff } = await world.list('', { user: reader })
    expect([write, staff[0]?.actualService.grade]).toEqual([false, 0.5])
    const sorted = await world.call(reader, 'POST', `${list}?sort=salary`, { body: {} })
    expect(sorted.statusCode).toBe(403)
    expect((await world.list('', { user: reader, search: 'Hemlig' })).total).toBe(0)
  })

  test('every change, and every read that shows them, leaves one audit row without what was read', async () => {
    const { id } = await world.create(secret)
    await world.change(id, { notes: 'Annan hemlig', terms: { validFrom: '2026-01-01', salary: 42_345 } })
    expect((await world.list()).write).toBe(true)
    await world.read(id)
    await world.list('', { user: world.people.reader })
    await world.call(world.people.reader, 'GET', `/staff/${id}`)
    await world.call(world.people.writer, 'DELETE', `/staff/${id}`)
    const user_id = world.people.writer.id
    const reads = (by: number) => [
      { subject: `unit/${world.units.own}`, details: { question: 'staff-list', staff: [id] }, user_id: by },
      { subject: `staff/${id}`, details: { question: 'staff-member', staff: [id] }, user_id: by },
    ]
    expect(await world.audits('staff-read')).toEqual([...reads(user_id), ...reads(world.people.reader.id)])
    const changes = await Promise.all(['staff-created', 'staff-changed', 'staff-removed'].map(world.audits))
    expect(changes.map(rows => rows.length)).toEqual([1, 1, 1])
    expect(changes[1]?.[0]?.details).toEqual({
      version: 2,
      fields: ['notes'],
      terms: ['validFrom', 'salary'],
      validFrom: '2026-01-01',
    })
    expect(JSON.stringify(changes)).not.toMatch(/emlig|41234|42345|SICK/)
  })

  test('a change that changes nothing answers everything all the same, and is a read in the audit', async () => {
    const { id, version } = await world.create(secret)
    const answer = await world.change(id, { firstName: 'Åsa' })
    expect([answer.version, answer.salary]).toEqual([version, secret.salary])
    expect(await world.audits('staff-changed')).toEqual([])
    const user_id = world.people.writer.id
    const details = { question: 'staff-member', staff: [id] }
    expect(await world.audits('staff-read')).toEqual([{ subject: `staff/${id}`, details, user_id }])
  })

  test('a member of a foreign unit and an absent one get the same answer', async () => {
    const { id } = await world.create()
    const answers = await Promise.all(
      [id, 9_999_999_999].map(asked => world.call(world.people.stranger, 'GET', `/staff/${asked}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
  })

  test('a reader may not change anybody', async () => {
    const { id } = await world.create()
    const { reader } = world.people
    const asked = [
      world.call(reader, 'PATCH', `/staff/${id}`, { body: { firstName: 'X' } }),
      world.call(reader, 'DELETE', `/staff/${id}`),
      world.call(reader, 'POST', `/staff/unit/${world.units.own}`, { body: newStaffMemberBody() }),
    ]
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect((await world.list()).total).toBe(1)
  })
})

test('a change that changes nothing leaves the version, and the staff as it was', async () => {
  const { id, version, firstName, notes, terms } = await world.create()
  const [first] = terms
  const same = {
    firstName: `${firstName} `,
    notes,
    terms: { validFrom: first?.validFrom, weeklyHours: first?.weeklyHours },
  }
  const answer = await patch(id, same)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { version, terms }])
  expect((await patch(id, { firstName: 'Annan' })).json()).toMatchObject({ version: version + 1 })
})

test.each(['\u200b', '\u3164', 'A\u202enna', 'An\nna', 'A\u0007'])('%j is no name', async firstName => {
  expect((await post(newStaffMemberBody({ firstName }))).statusCode).toBe(400)
})
