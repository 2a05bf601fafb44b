import { firstSteps, nextStep, nothingYet, stepState, type Setup } from './setup'

const grown: [keyof Setup, Partial<Setup>][] = [
  ['hasCounty', { hasCounty: true }],
  ['hasMunicipality', { hasMunicipality: true }],
  ['licensedModules', { licensedModules: 5, hasBudgetLicence: true }],
  ['departments', { departments: 1 }],
  ['units', { units: 1 }],
  ['ownSettings', { ownSettings: 1 }],
  ['people', { people: 1 }],
]

test('the steps follow each other, each by what there is', () => {
  let setup: Setup = { ...nothingYet, licensableModules: 5 }
  const seen = [nextStep(setup)]
  for (const [, found] of grown) {
    setup = { ...setup, ...found }
    seen.push(nextStep(setup))
  }
  expect(seen).toEqual([...firstSteps, null])
})

test('a step that is left does not keep the others back', () => {
  const setup = {
    ...{ ...nothingYet, licensableModules: 5 },
    hasCounty: true,
    hasMunicipality: true,
    departments: 2,
    units: 5,
    people: 1,
  }
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

test('one licence of five has begun the step and not ended it, and what is not begun comes before it', () => {
  const setup = { ...nothingYet, hasCounty: true, hasMunicipality: true, licensedModules: 1, licensableModules: 5 }
  expect(stepState('licences', setup)).toBe('begun')
  expect(nextStep(setup)).toBe('department')
  const others = { ...setup, hasBudgetLicence: true, departments: 1, units: 1, ownSettings: 1, people: 1 }
  expect(nextStep(others)).toBe('licences')
  expect(stepState('licences', { ...others, licensedModules: 5 })).toBe('done')
})
