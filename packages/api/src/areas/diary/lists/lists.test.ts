import { diaryBasis, diaryList, diaryPlan, diarySortFields, overlapAnswer } from '@veckovis/contracts/diary'
import {
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'

let world: DiaryWorld
let ids: Record<'vacation' | 'illness' | 'extra' | 'change' | 'rejected', number>
beforeAll(async () => {
  world = await createDiaryWorld()
  const { asa, bo } = world.staff
  const made = {
    vacation: await world.create(newAbsence(asa, { title: 'Sommar', substitute: { typeId: 3, perDay: 4 } })),
    illness: await world.create(newAbsence(bo, { reason: 1, from: '2026-03-16', to: '2026-03-17', notes: 'Feber 39' })),
    extra: await world.create(newExtraResource({ from: '2026-09-07', to: '2026-09-11' })),
    change: await world.create(newChangeOfNeeds({ reason: 'DEATH', from: '2026-10-05', to: '2026-10-11' })),
    rejected: await world.create(newAbsence(asa, { reason: 4, from: '2026-11-02', to: '2026-11-06' })),
  }
  ids = {
    vacation: made.vacation.id,
    illness: made.illness.id,
    extra: made.extra.id,
    change: made.change.id,
    rejected: made.rejected.id,
  }
  await world.decide('reject', [ids.rejected])
})
afterAll(() => world.close())

const found = async (query = '', body: object = {}) =>
  (await world.list(query, { body })).entries.map(({ id }) => Object.entries(ids).find(([, own]) => own === id)?.[0])

test.each([
  ['', ['rejected', 'change', 'extra', 'vacation', 'illness']],
  ['?direction=ascending', ['illness', 'vacation', 'extra', 'change', 'rejected']],
  ['?category=ABSENCE', ['rejected', 'vacation', 'illness']],
  ['?status=REJECTED', ['rejected']],
  ['?show=waiting', ['change', 'extra', 'vacation', 'illness']],
  ['?from=2026-08-14&to=2026-09-07', ['extra', 'vacation']],
  ['?from=2026-08-15', ['rejected', 'change', 'extra']],
  ['?sort=hours&direction=ascending', ['change', 'illness', 'extra', 'vacation', 'rejected']],
  ['?sort=staff&direction=ascending', ['illness', 'vacation', 'rejected', 'extra', 'change']],
  ['?sort=title', ['vacation', 'rejected', 'change', 'extra', 'illness']],
  ['?page=2&pageSize=10', []],
])('R-287 %s finds %j', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test.each([
  ['the name of a person', { search: 'öberg bo' }, ['illness']],
  ['a word of the notes, in any case', { search: 'FEBER' }, ['illness']],
  ['a title', { search: 'somm' }, ['vacation']],
  ['words of which one is nowhere', { search: 'sommar feber' }, []],
  ['nobody’s name', { search: '%' }, []],
  ['a reason by its id', { reasons: [1, 4] }, ['rejected', 'illness']],
  ['a reason by its code', { reasons: ['DEATH', 2] }, ['change', 'vacation']],
])('%s finds %j', async (_what, body, names) => {
  expect(await found('', body)).toEqual(names)
})

test('words stand beside other filters, one that is a date or a category among them', async () => {
  expect(await found('?category=ABSENCE&from=2026-08-10', { search: '2026-08-10 ABSENCE' })).toEqual([])
  expect(await found('?category=ABSENCE&sort=staff&from=2026-08-10', { search: 'Öberg åsa', reasons: [2] })).toEqual([
    'vacation',
  ])
})

test('every page is a part of the whole, from whichever end it is read, with equal values and none at all', async () => {
  const world = await createDiaryWorld()
  const { asa, bo } = world.staff
  for (let day = 1; day <= 12; day += 1) {
    const date = `2026-04-${String(day).padStart(2, '0')}`
    const days = { from: date, to: date, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    await world.create(newAbsence(day % 3 === 0 ? bo : asa, { ...days, title: ['b', 'å', 'B'][day % 3] }))
    await world.create(newChangeOfNeeds({ ...days, title: 'b' }))
  }
  const idsOf = async (query: string) => (await world.list(query)).entries.map(({ id }) => id)
  for (const sort of diarySortFields)
    for (const direction of ['ascending', 'descending']) {
      const asked = `?sort=${sort}&direction=${direction}`
      const whole = await idsOf(`${asked}&pageSize=100`)
      const pages = [1, 2, 3, 4].map(page => idsOf(`${asked}&pageSize=10&page=${page}`))
      expect([asked, (await Promise.all(pages)).flat()]).toEqual([asked, whole])
      expect(new Set(whole).size).toBe(24)
    }
  await world.close()
})

test('people are found by their ids', async () => {
  expect(await found('', { staff: [world.staff.asa] })).toEqual(['rejected', 'vacation'])
})

test('R-288 the summary is of all that is found, whatever the page shows', async () => {
  const list = await world.list('?category=ABSENCE&pageSize=10&page=2')
  expect(list).toMatchObject({ entries: [], total: 3, write: true, approve: true })
  expect(list.summary).toEqual([
    { category: 'ABSENCE', count: 3, hours: 96, temporaryHours: 20, difference: -76 },
    { category: 'EXTRA_RESOURCE', count: 0, hours: 0, temporaryHours: 0, difference: 0 },
    { category: 'CHANGE_OF_NEEDS', count: 0, hours: 0, temporaryHours: 0, difference: 0 },
  ])
  const all = await world.list()
  const sum = (pick: (entry: (typeof all.entries)[number]) => number) =>
    all.entries.reduce((total, entry) => total + pick(entry), 0)
  expect(all.summary.reduce((total, { hours }) => total + hours, 0)).toBe(sum(({ hours }) => hours))
  expect(all.summary.reduce((total, { difference }) => total + difference, 0)).toBe(
    sum(({ difference }) => difference ?? 0),
  )
})

test('the list is read by its address too, kept by nobody, and leaves no person in it', async () => {
  const answer = await world.app.inject({
    url: `/api/diary/unit/${world.units.own}?status=WAITING`,
    headers: { authorization: `Bearer ${await tokenOf()}` },
  })
  expect(diaryList.parse(answer.json())).toMatchObject({ total: 4, write: false, approve: false })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await world.get(world.diary.reader, `/diary/unit/${world.units.own}?staff=1`)).status).toBe(400)
})

const tokenOf = async () => {
  const { email, password } = world.diary.reader
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

test('each list and plan leaves in the audit whose entries were shown, and nothing of them', async () => {
  await world.list()
  await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)
  const audits = await world.audits('diary-read')
  expect(audits.at(-1)).toEqual({
    subject: `unit/${world.units.own}`,
    details: { question: 'plan', year: 2026, entries: 4 },
  })
  expect(JSON.stringify(audits)).not.toMatch(/feber|åsa|öberg/i)
})

test('the plan has the people of the year and what is not rejected', async () => {
  const plan = async (year: number) =>
    diaryPlan.parse((await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/${year}`)).json())
  const { entries, people, weeks } = await plan(2026)
  expect(weeks).toBe(53)
  expect(people.map(({ firstName }) => firstName)).toEqual(
    ['Åsa', 'Bo', 'Disa'].sort((a, b) => a.localeCompare(b, 'sv')),
  )
  expect(entries.map(({ id }) => id)).toEqual([ids.illness, ids.vacation, ids.extra, ids.change])
  expect(entries[0]).toEqual({
    ...{ id: ids.illness, version: 1, category: 'ABSENCE', status: 'WAITING', reason: 1, staffId: world.staff.bo },
    ...{ from: '2026-03-16', to: '2026-03-17', weekdays: [1, 2, 3, 4, 5], perDay: 8, perWeek: null, isHandled: false },
    ...{ substituteName: null, changeWaits: false },
  })
  expect((await plan(2027)).entries).toEqual([])
})

test('the plan tells what the caller may do, and need and efficiency to those who read the forecast', async () => {
  const planFor = async (user: typeof world.diary.reader, year = 2026) =>
    diaryPlan.parse((await world.get(user, `/diary/unit/${world.units.own}/plan/${year}`)).json())
  expect(await planFor(world.diary.reader)).toMatchObject({ write: false, approve: false, forecast: null })
  expect(await planFor(world.diary.writer)).toMatchObject({ write: true, approve: false, today: '2026-03-18' })
  const { forecast, approve } = await planFor(world.diary.manager)
  expect(approve).toBe(true)
  expect([forecast?.needs, forecast?.efficiency, forecast?.marks].map(list => list?.length)).toEqual([53, 53, 53])
  expect((await planFor(world.diary.manager, 2031)).forecast).toBeNull()
})

const basisFor = async (user: typeof world.diary.reader) =>
  diaryBasis.parse((await world.get(user, `/diary/unit/${world.units.own}/basis`)).json())

test('a fifth of the week is proposed to those who read the staff, and to nobody else', async () => {
  const basis = await basisFor(world.diary.manager)
  expect(basis).toMatchObject({ today: '2026-03-18' })
  expect(basis.people.map(({ firstName }) => firstName)).toContain('Åsa')
  const [proposal] = basis.people[0]?.proposals ?? []
  expect(proposal?.hours).toBeGreaterThan(0)
  expect((await basisFor(world.diary.writer)).people.every(({ proposals }) => proposals === undefined)).toBe(true)
})

test('an absence that takes more than the person has is warned of, by those who know the hours', async () => {
  const ask = async (user: typeof world.diary.reader, more: object = {}) => {
    const body = {
      staffId: world.staff.asa,
      from: '2026-08-14',
      to: '2026-08-17',
      weekdays: [1, 2, 3, 4, 5],
      perDay: 5,
    }
    const answer = await world.post(user, `/diary/unit/${world.units.own}/overlaps`, { body: { ...body, ...more } })
    return overlapAnswer.parse(answer.json())
  }
  const told = await ask(world.diary.manager)
  expect(told.days).toMatchObject([{ date: '2026-08-14', hours: 13 }])
  expect((await ask(world.diary.manager, { except: ids.vacation })).days).toEqual([])
  expect(await ask(world.diary.writer)).toEqual({ days: null, others: [] })
})

test('of several people each is asked about with the own hours, and those who have too many are named in their order', async () => {
  const { asa, bo } = world.staff
  await world.create(newAbsence(bo, { reason: 4, from: '2026-12-14', to: '2026-12-16', hours: { perDay: 4 } }))
  await world.create(newAbsence(asa, { reason: 4, from: '2026-12-16', to: '2026-12-16', hours: { perDay: 4 } }))
  const ask = async (others: readonly object[], user = world.diary.manager) => {
    const dates = { from: '2026-12-15', to: '2026-12-18', weekdays: [1, 2, 3, 4, 5] }
    const body = { ...dates, staffId: asa, perDay: 8, others }
    const answer = await world.post(user, `/diary/unit/${world.units.own}/overlaps`, { body })
    return overlapAnswer.parse(answer.json())
  }
  const several = [
    { staffId: world.staff.leaving, perDay: 8 },
    { staffId: bo, perDay: 7 },
  ]
  expect(await ask(several)).toMatchObject({
    days: [{ date: '2026-12-16', hours: 12 }],
    others: [
      {
        staffId: bo,
        days: [
          { date: '2026-12-15', hours: 11 },
          { date: '2026-12-16', hours: 11 },
        ],
      },
    ],
  })
  expect((await ask([{ staffId: bo, perDay: 1 }])).others).toEqual([])
  expect((await ask([{ staffId: world.staff.sibling, perDay: 8 }])).others).toEqual([])
  expect(await ask(several, world.diary.writer)).toEqual({ days: null, others: [] })
})

test('the diary of a unit without a licence, or in nobody’s reach, is closed', async () => {
  expect((await world.get(world.diary.stranger, `/diary/unit/${world.units.own}`)).status).toBe(403)
  expect((await world.get(world.people.reader, `/diary/unit/${world.units.own}`)).status).toBe(403)
})
