import { firstSteps, nextStep, nothingYet, stepState, type Setup } from './setup'

const grown: [keyof Setup, Partial<Setup>][] = [
  ['hasCounty', { hasCounty: true }],
  ['hasMunicipality', { hasMunicipality: true }],
  ['licencesInForce', { licencesInForce: 3, hasBudgetLicence: true }],
  ['departments', { departments: 1 }],
  ['units', { units: 1 }],
  ['ownSettings', { ownSettings: 1 }],
  ['people', { people: 1 }],
]

test('the steps follow each other, each by what there is', () => {
  let setup = nothingYet
  const seen = [nextStep(setup)]
  for (const [, found] of grown) {
    setup = { ...setup, ...found }
    seen.push(nextStep(setup))
  }
  expect(seen).toEqual([...firstSteps, null])
})

test('a step that is left does not keep the others back', () => {
  const setup = { ...nothingYet, hasCounty: true, hasMunicipality: true, departments: 2, units: 5, people: 1 }
  expect(firstSteps.map(step => stepState(step, setup))).toEqual([
    'done',
    'done',
    'open',
    'done',
    'done',
    'waiting',
    'done',
  ])
  expect(nextStep(setup)).toBe('licences')
})
