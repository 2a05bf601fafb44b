import { choicesOfCounties, chosenAt, chosenNames, offeredAt, type ChosenPlaces } from './place-choices'

const choices = choicesOfCounties([
  {
    ...{ id: 1, name: 'Län' },
    municipalities: [
      {
        ...{ id: 10, name: 'Alby', logoFilename: null },
        departments: [
          { id: 100, name: 'Vård', units: [{ id: 1000, name: 'Sol' }] },
          { id: 101, name: 'Skola', units: [{ id: 1001, name: 'Måne' }] },
        ],
      },
      {
        ...{ id: 11, name: 'Berga', logoFilename: null },
        departments: [{ id: 110, name: 'Vård', units: [{ id: 1100, name: 'Sol' }] }],
      },
    ],
  },
])
const none: ChosenPlaces = { municipalityId: null, departmentId: null, unitId: null }
const labels = (level: keyof ChosenPlaces, chosen: ChosenPlaces) =>
  offeredAt(level, choices, chosen).map(({ label }) => label)

test('what is offered lies in what is chosen above, and says what it lies in where that is open', () => {
  expect(labels('municipalityId', none)).toEqual(['Alby', 'Berga'])
  expect(labels('departmentId', none)).toEqual(['Vård, Alby', 'Skola, Alby', 'Vård, Berga'])
  expect(labels('departmentId', { ...none, municipalityId: 10 })).toEqual(['Vård', 'Skola'])
  expect(labels('unitId', { ...none, municipalityId: 10 })).toEqual(['Sol, Vård', 'Måne, Skola'])
  expect(labels('unitId', { ...none, municipalityId: 10, departmentId: 101 })).toEqual(['Måne'])
})

test('a place brings what it lies in, and another one above takes away what was chosen below', () => {
  const chosen = chosenAt('unitId', 1001, choices, none)
  expect(chosen).toEqual({ municipalityId: 10, departmentId: 101, unitId: 1001 })
  expect(chosenAt('unitId', null, choices, chosen)).toEqual({ ...chosen, unitId: null })
  expect(chosenAt('departmentId', 110, choices, chosen)).toEqual({
    municipalityId: 11,
    departmentId: 110,
    unitId: null,
  })
  expect(chosenAt('departmentId', null, choices, chosen)).toEqual({ ...none, municipalityId: 10 })
  expect(chosenAt('municipalityId', null, choices, chosen)).toEqual(none)
})

test('the narrowest place that is chosen gives a file its name', () => {
  const whole = { municipalityId: 10, departmentId: 101, unitId: 1001 }
  expect(chosenNames(choices, whole)).toEqual(['Måne'])
  expect(chosenNames(choices, { ...whole, unitId: null })).toEqual(['Skola'])
  expect(chosenNames(choices, { ...none, municipalityId: 11 })).toEqual(['Berga'])
  expect([chosenNames(choices, none), chosenNames(null, whole)]).toEqual([[], []])
})
