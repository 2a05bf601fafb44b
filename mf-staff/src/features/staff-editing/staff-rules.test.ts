import { newStaffMember, staffChanges } from '@veckovis/contracts/staff'
import { ValidationError, type ObjectSchema } from 'yup'
import { basicChanges, newMemberRequest, salaryChanges } from './staff-requests'
import { newMemberSchema, salarySchema, serviceSchema } from './staff-rules'

const today = { year: 2026, month: 3, day: 18 }
const employment = { employedFrom: '2024-01-01', employedTo: null }

const good = {
  firstName: ' Åsa ',
  lastName: 'Öberg 😀',
  birthday: '1984-05-17',
  gender: 'FEMALE',
  notes: '',
  employedFrom: '2024-01-01',
  employedTo: '',
  salary: '31 500',
  weeklyHours: '37,5',
  ordinaryGrade: '1,00',
  ordinaryReason: '',
  actualGrade: '0.75',
  actualReason: 'PARENTAL_LEAVE',
}

const problems = async <Values extends object>(schema: ObjectSchema<Values>, values: object) => {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(inner => [inner.path, inner.message]))
  }
}

const ofNew = (change: Partial<typeof good>) => problems(newMemberSchema(today), { ...good, ...change })

test('what the form accepts, the contract accepts', async () => {
  expect(await ofNew({})).toEqual({})
  const request = newMemberRequest(good, '7b0e8a52-3f0e-4b4e-9f5d-0a8a4d1f2c11')
  expect(newStaffMember.parse(request)).toMatchObject({
    firstName: 'Åsa',
    salary: 31_500,
    weeklyHours: 37.5,
    employedTo: null,
    actualService: { grade: 0.75, reason: 'PARENTAL_LEAVE' },
  })
})

test.each([
  [{ firstName: '  ' }, { firstName: 'problems.required' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'problems.too-long' }],
  [{ firstName: 'An\u202ena' }, { firstName: 'problems.hidden-characters' }],
  [{ lastName: 'Berg\u0007' }, { lastName: 'problems.hidden-characters' }],
  [{ lastName: '\u200b' }, { lastName: 'problems.required' }],
  [{ notes: 'a\u202eb' }, { notes: 'problems.hidden-characters' }],
  [{ notes: '\u200b' }, { notes: 'problems.hidden-characters' }],
  [{ birthday: '2030-01-01' }, { birthday: 'problems.not-plausible' }],
  [{ gender: '' }, { gender: 'problems.required' }],
  [{ salary: '0' }, { salary: 'problems.zero' }],
  [{ salary: '1.5' }, { salary: 'problems.not-an-integer' }],
  [{ weeklyHours: '0' }, { weeklyHours: 'problems.zero' }],
  [{ weeklyHours: '1e3' }, { weeklyHours: 'problems.not-a-number' }],
  [{ ordinaryGrade: '1,01' }, { ordinaryGrade: 'problems.outside-grade' }],
  [{ actualGrade: '0,5', actualReason: '' }, { actualReason: 'problems.required' }],
  [{ employedTo: '2023-12-31' }, { employedTo: 'problems.ends-before-start' }],
  [{ employedFrom: '' }, { employedFrom: 'problems.required' }],
])('%j is refused', async (change, expected) => {
  expect(await ofNew(change)).toMatchObject(expected)
})

test('notes have lines', async () => expect(await ofNew({ notes: 'a\n\tb' })).toEqual({}))

test('a change begins within the employment', async () => {
  const values = { grade: '1', reason: '', validFrom: '2023-12-31' }
  expect(await problems(serviceSchema(employment), values)).toEqual({ validFrom: 'problems.before-employment' })
  const salary = { salary: '30000', validFrom: '2026-02-30' }
  expect(await problems(salarySchema(employment), salary)).toEqual({ validFrom: 'problems.not-a-date' })
})

test('only what differs is sent', () => {
  const { firstName, lastName, birthday, gender, notes, employedTo } = good
  const before = { firstName: 'Åsa', lastName, birthday, gender, notes, employedTo }
  expect(basicChanges({ ...before, firstName }, before)).toEqual({})
  expect(staffChanges.parse(basicChanges({ ...before, employedTo: '2026-12-31' }, before))).toEqual({
    employedTo: '2026-12-31',
  })
  expect(salaryChanges({ salary: '30 000', validFrom: '2026-01-01' })).toEqual({
    terms: { salary: 30_000, validFrom: '2026-01-01' },
  })
})
