import { planStaffImport } from './plan-staff-import'
import type { ListedMember } from './plan-changes'
import type { StaffRow } from './staff-row'

const today = { year: 2026, month: 3, day: 18 }
const values = {
  salary: 30_000,
  weeklyHours: 4000,
  ordinaryService: { grade: 100, reason: null },
  actualService: { grade: 75, reason: 'PARENTAL_LEAVE' },
} as const

const asa: ListedMember = {
  id: 7,
  version: 3,
  firstName: 'Åsa',
  lastName: 'Öberg',
  birthday: '1985-05-15',
  gender: 'FEMALE',
  notes: 'Körkort',
  employedFrom: '2024-01-01',
  employedTo: null,
  terms: [
    { ...values, validFrom: '2024-01-01' },
    { ...values, salary: 31_000, validFrom: '2026-01-01' },
  ],
}
const row = (more: Partial<StaffRow> = {}): StaffRow => ({
  line: 2,
  firstName: 'Åsa',
  lastName: 'Öberg',
  birthday: '1985-05-15',
  ...more,
})
const newRow = (more: Partial<StaffRow> = {}): StaffRow =>
  row({
    ...{ firstName: 'Bo', lastName: 'Ek', gender: 'MALE', employedFrom: '2026-04-01', salary: 28_000 },
    ...{ weeklyHours: 3700, ordinaryGrade: 100, actualGrade: 100, ...more },
  })
const plans = (rows: readonly StaffRow[], staff: readonly ListedMember[] = [asa]) => [
  ...planStaffImport(rows, staff, today),
]
const problemsOf = (rows: readonly StaffRow[], staff?: readonly ListedMember[]) =>
  plans(rows, staff).flatMap(plan => (plan.kind === 'refused' ? plan.problems : []))
const changesOf = (rows: readonly StaffRow[]) =>
  plans(rows).flatMap(plan => (plan.kind === 'changed' ? plan.changes : []))

test('a member is found by name, whatever its case and spaces, and birthday; what is said already changes nothing', () => {
  const same = row({ firstName: ' åsa', lastName: 'ÖBERG ', salary: 31_000, gender: 'FEMALE' })
  expect(plans([same]).map(({ kind }) => kind)).toEqual(['unchanged'])
  expect(plans([row()]).map(({ kind }) => kind)).toEqual(['unchanged'])
})

test('an empty cell changes nothing, a filled one says from what to what', () => {
  expect(changesOf([row({ notes: 'Ny', employedTo: '2026-12-31' })])).toEqual([
    { line: 2, field: 'notes', validFrom: null, before: 'Körkort', after: 'Ny' },
    { line: 2, field: 'employedTo', validFrom: null, before: null, after: '2026-12-31' },
  ])
})

test('dated terms are taken one after another by their days: an export that comes back with one cell changed changes that', () => {
  const rows = [
    row({ line: 3, validFrom: '2026-01-01', salary: 31_000, weeklyHours: 4000 }),
    row({ line: 2, validFrom: '2024-01-01', salary: 30_000, weeklyHours: 3800 }),
  ]
  expect(changesOf(rows)).toEqual([
    { line: 2, field: 'weeklyHours', validFrom: '2024-01-01', before: 4000, after: 3800 },
    { line: 3, field: 'weeklyHours', validFrom: '2026-01-01', before: 3800, after: 4000 },
  ])
})

test('a grade that becomes whole has no reason left; a lower one needs one', () => {
  const from = '2026-05-01'
  expect(changesOf([row({ validFrom: from, actualGrade: 100 })]).map(({ field, after }) => [field, after])).toEqual([
    ['actualGrade', 100],
    ['actualReason', null],
  ])
  expect(problemsOf([row({ validFrom: from, ordinaryGrade: 50 })])).toEqual([
    { line: 2, field: 'ordinaryReason', code: 'required' },
  ])
})

test('from when other terms hold is not guessed, and the first day of an employment stays', () => {
  expect(problemsOf([row({ salary: 32_000, employedFrom: '2024-02-01' })])).toEqual([
    { line: 2, field: 'employedFrom', code: 'first-day-stays' },
    { line: 2, field: 'validFrom', code: 'required' },
  ])
  expect(problemsOf([row({ salary: 32_000, validFrom: '2023-12-31' })])).toEqual([
    { line: 2, field: 'validFrom', code: 'before-employment' },
  ])
})

test('two members of one name and birthday, or one without a birthday, are told and not guessed', () => {
  expect(problemsOf([row()], [asa, { ...asa, id: 8 }])).toEqual([{ line: 2, field: 'lastName', code: 'two-members' }])
  expect(problemsOf([row()], [{ ...asa, birthday: null }])).toEqual([
    { line: 2, field: 'birthday', code: 'birthday-unknown' },
  ])
  const [other] = plans([newRow({ firstName: 'Åsa', lastName: 'Öberg', birthday: '1990-01-01' })])
  expect(other).toMatchObject({ kind: 'new', hasNamesake: true })
})

test('rows of one person must agree', () => {
  const rows = [row({ gender: 'MALE', validFrom: '2026-05-01', salary: 1 }), row({ line: 5, gender: 'FEMALE' })]
  expect(problemsOf(rows)).toEqual([{ line: 5, field: 'gender', code: 'contradicts', other: 2 }])
  const twice = [row({ validFrom: '2026-05-01', salary: 1 }), row({ line: 4, validFrom: '2026-05-01', salary: 1 })]
  expect(problemsOf(twice)).toEqual([{ line: 4, field: 'validFrom', code: 'twice', other: 2 }])
})

test('somebody new has all that the dialog asks for, and may have terms of later days', () => {
  const later = newRow({ line: 3, validFrom: '2026-09-01', salary: 29_000 })
  const [plan] = plans([later, newRow()])
  expect(plan).toMatchObject({
    kind: 'new',
    hasNamesake: false,
    member: {
      firstName: 'Bo',
      terms: { salary: 28_000, weeklyHours: 3700 },
      later: [{ validFrom: '2026-09-01', values: { salary: 29_000 } }],
    },
  })
  expect(problemsOf([row({ firstName: 'Bo' })]).map(({ field }) => field)).toEqual([
    ...['gender', 'employedFrom', 'salary', 'weeklyHours', 'ordinaryGrade', 'actualGrade'],
  ])
  expect(problemsOf([newRow({ validFrom: '2026-05-01' })])).toEqual([
    { line: 2, field: 'validFrom', code: 'first-terms-day' },
  ])
  expect(problemsOf([newRow({ birthday: '2020-01-01' })])).toEqual([
    { line: 2, field: 'birthday', code: 'not-plausible' },
  ])
  expect(problemsOf([newRow({ employedTo: '2026-03-31' })])).toEqual([
    { line: 2, field: 'employedTo', code: 'ends-before-start' },
  ])
})
