import { diaryContent, diaryListQuery, newDiaryEntry } from './entrance'

const absence = {
  category: 'ABSENCE',
  from: '2026-08-03',
  to: '2026-08-07',
  reason: 2,
  staffId: 7,
  hours: { perDay: 8 },
}
const extra = { ...absence, category: 'EXTRA_RESOURCE', reason: 'VAK', typeId: 3, staffId: undefined }
const change = {
  category: 'CHANGE_OF_NEEDS',
  from: '2026-08-03',
  to: '2026-08-07',
  reason: 'DEATH',
  hours: { perWeek: 40 },
}

const problemsOf = (body: object) => {
  const parsed = diaryContent.safeParse(JSON.parse(JSON.stringify(body)))
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

test('each category is taken with what it needs', () => {
  expect([absence, extra, change].flatMap(problemsOf)).toEqual([])
  expect(diaryContent.parse(absence)).toMatchObject({ title: '', notes: '', weekdays: [1, 2, 3, 4, 5, 6, 7] })
})

test.each([
  ['an end before the start', { to: '2026-08-02' }, 'to date-range'],
  ['dates of two years', { from: '2026-12-20', to: '2027-01-05' }, 'to other-year'],
  ['no such weekday', { from: '2026-08-03', to: '2026-08-03', weekdays: [2] }, 'weekdays no-date'],
  ['29 February of 2026', { from: '2026-02-28', to: '2026-02-29' }, 'to not-a-date'],
  ['no weekday', { weekdays: [] }, 'weekdays required'],
  ['weekdays in disorder', { weekdays: [2, 1] }, 'weekdays not-in-order'],
])('%s is refused', (_what, more, problem) => {
  expect(problemsOf({ ...absence, ...more })).toContain(problem)
})

test.each([
  ['sixteen hours', { hours: { perDay: 16 } }],
  ['no hours', { hours: { perDay: 0 } }],
  ['a time that is none', { hours: { from: '7:5', to: '10:00', isNightWork: false } }],
  ['hours and times', { hours: { perDay: 8, from: '07:05', to: '10:00', isNightWork: false } }],
  ['a substitute without hours', { substitute: { typeId: 3, perDay: 0 } }],
  ['hours of no substitute', { substitute: { typeId: 7, perDay: 1 } }],
  ['a reason in words', { reason: 'VACATION' }],
  ['nobody', { staffId: undefined }],
  ['a field of another category', { roomType: 'dementia' }],
  ['an unknown category', { category: 'Absence' }],
])('an absence with %s is refused', (_what, more) => {
  expect(problemsOf({ ...absence, ...more })).not.toEqual([])
})

test('hours a day of 15.75, a clock and no substitute are taken', () => {
  expect(problemsOf({ ...absence, hours: { perDay: 15.75 } })).toEqual([])
  expect(problemsOf({ ...absence, hours: { from: '22:00', to: '06:00', isNightWork: true } })).toEqual([])
  expect(problemsOf({ ...absence, substitute: { typeId: 7, perDay: 0 } })).toEqual([])
})

test('R-319 an extra resource needs one of its types', () => {
  for (const typeId of [undefined, 1, 7, 8]) expect(problemsOf({ ...extra, typeId })).not.toEqual([])
})

test('R-292 R-308 a list is asked for by three categories and three statuses, and by no other', () => {
  const isTaken = (query: object) => diaryListQuery.safeParse(query).success
  for (const category of ['ABSENCE', 'EXTRA_RESOURCE', 'CHANGE_OF_NEEDS']) expect(isTaken({ category })).toBe(true)
  for (const status of ['WAITING', 'APPROVED', 'REJECTED']) expect(isTaken({ status })).toBe(true)
  for (const wrong of ['waiting', 'DELETED', 'HANDLED', ''])
    expect([isTaken({ category: wrong }), isTaken({ status: wrong })]).toEqual([false, false])
})

test('a new entry names its request', () => {
  expect(newDiaryEntry.safeParse(absence).success).toBe(false)
  const requestId = '0a0f1f5e-8f0e-4d0a-9b51-0f6b3f6e2a11'
  expect(newDiaryEntry.parse({ ...absence, requestId })).toMatchObject({ requestId })
  expect(newDiaryEntry.safeParse({ ...absence, requestId, to: '2026-08-02' }).success).toBe(false)
})

test('an address of a list holds no person, no reason and no text', () => {
  for (const key of ['search', 'staff', 'reason', 'reasons', 'title'])
    expect(diaryListQuery.safeParse({ [key]: '1' }).success).toBe(false)
  expect(diaryListQuery.parse({ page: '2' })).toMatchObject({ page: 2, show: 'all', sort: 'firstDate' })
})
