import { createListedModules } from './listed-modules'

/** What the registry lists, how often it was asked, and a clock. */
const counted = () => {
  const state = { asked: 0, listed: ['mf-staff/1.0.0'], isAway: false, clock: 0 }
  const ask = async () => {
    state.asked += 1
    if (state.isAway) throw new Error('away')
    return new Set(state.listed)
  }
  return { state, isListed: createListedModules(ask, () => state.clock) }
}

test('a page’s dozens of files ask the database once a minute', async () => {
  const { state, isListed } = counted()
  for (let file = 0; file < 40; file++) expect(await isListed('mf-staff', '1.0.0')).toBe(true)
  expect(state.asked).toBe(1)
  state.clock = 60_001
  state.listed = []
  expect(await isListed('mf-staff', '1.0.0')).toBe(false)
})

test('a version that is not listed is asked about once a second at most, and found once it is', async () => {
  const { state, isListed } = counted()
  for (let file = 0; file < 40; file++) expect(await isListed('mf-staff', '2.0.0')).toBe(false)
  expect(state.asked).toBe(1)
  state.listed = ['mf-staff/1.0.0', 'mf-staff/2.0.0']
  state.clock = 1_001
  expect(await isListed('mf-staff', '2.0.0')).toBe(true)
})

test('without the database what was listed is there; when nothing is known yet, that is told', async () => {
  const { state, isListed } = counted()
  state.isAway = true
  await expect(isListed('mf-staff', '1.0.0')).rejects.toThrow('away')
  state.isAway = false
  expect(await isListed('mf-staff', '1.0.0')).toBe(true)
  state.isAway = true
  state.clock = 120_000
  expect(await isListed('mf-staff', '1.0.0')).toBe(true)
})
