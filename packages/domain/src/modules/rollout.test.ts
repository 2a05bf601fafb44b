import fc from 'fast-check'
import { failsMoreThan } from './rollout'

test.each([
  ['three of five', [2, 3], [500, 2], true],
  ['all of five', [0, 5], [0, 0], true],
  ['all, but too few to tell', [0, 4], [500, 2], false],
  ['two of many', [20, 2], [500, 0], false],
  ['five of a hundred where none of the active fails', [95, 5], [500, 0], false],
  ['six of a hundred where none of the active fails', [94, 6], [500, 0], true],
  ['as often as the active one', [40, 40], [250, 250], false],
] as const)('%s', (_what, [loads, failures], [loadsOfActive, failuresOfActive], fails) => {
  const active = { loads: loadsOfActive, failures: failuresOfActive }
  expect(failsMoreThan({ loads, failures }, active)).toBe(fails)
})

const counts = fc.record({ loads: fc.nat(2000), failures: fc.nat(200) })

test('one more failure never lets a version go on that was stopped, nor does one less of the active one', () => {
  fc.assert(
    fc.property(counts, counts, (rolledOut, active) => {
      if (!failsMoreThan(rolledOut, active)) return
      expect(failsMoreThan({ ...rolledOut, failures: rolledOut.failures + 1 }, active)).toBe(true)
      expect(failsMoreThan(rolledOut, { ...active, failures: Math.max(0, active.failures - 1) })).toBe(true)
      expect(rolledOut.failures).toBeGreaterThanOrEqual(3)
    }),
  )
})
