import { plannedValues } from './entry-values'

const people = [
  {
    ...{ id: 7, firstName: 'Åsa', lastName: 'Öberg', distinction: null, employedFrom: '2020-01-01', employedTo: null },
    proposals: [{ from: '2020-01-01', hours: 7.5 }],
  },
]

test('an absence for cells of the plan is a vacation of the person on weekdays, with the own hours', () => {
  expect(plannedValues('ABSENCE', { staffId: 7, from: '2026-07-06', to: '2026-08-02' }, people)).toMatchObject({
    ...{ staffId: '7', reason: '2', from: '2026-07-06', to: '2026-08-02', weekdays: '12345', perDay: '7,5', rest: '' },
  })
})

test('cells over New Year are cut there, and the rest is offered', () => {
  const values = plannedValues('ABSENCE', { staffId: 7, from: '2026-12-28', to: '2027-01-03' }, people)
  expect(values).toMatchObject({ from: '2026-12-28', to: '2026-12-31', rest: '2027-01-01 2027-01-03' })
})

test('a Saturday alone is taken as it is', () => {
  const values = plannedValues('ABSENCE', { staffId: 7, from: '2026-07-11', to: '2026-07-11' }, people)
  expect(values.weekdays).toBe('1234567')
})

test('what is of nobody has neither person nor reason', () => {
  const values = plannedValues('EXTRA_RESOURCE', { staffId: null, from: '2026-07-06', to: '2026-07-12' }, people)
  expect(values).toMatchObject({ staffId: '', reason: '', perDay: '', from: '2026-07-06', to: '2026-07-12' })
})
