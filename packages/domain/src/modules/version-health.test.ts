import fc from 'fast-check'
import { versionBefore, whyPassedOver, type EarlierVersion } from './version-before'
import { shareOfFailures, healthOf, isFaultOfVersion, versionHealths } from './version-health'

test.each([
  [0, 0, 'unknown'],
  [59, 0, 'unknown'],
  [60, 0, 'healthy'],
  [60, 3, 'healthy'],
  [60, 4, 'unhealthy'],
  [1000, 50, 'healthy'],
  [1000, 53, 'unhealthy'],
  [0, 2, 'unknown'],
  [0, 3, 'unhealthy'],
  [1, 1, 'unknown'],
])('of %i loads and %i failures a version is %s', (loads, failures, health) => {
  expect(healthOf({ loads, failures })).toBe(health)
})

const counts = fc.record({ loads: fc.nat(5000), failures: fc.nat(500) })
const rank = { unhealthy: 0, unknown: 1, healthy: 2 }

test('one more failure never makes a version healthier, and one more load never less healthy', () => {
  fc.assert(
    fc.property(counts, ({ loads, failures }) => {
      const now = rank[healthOf({ loads, failures })]
      expect(rank[healthOf({ loads, failures: failures + 1 })]).toBeLessThanOrEqual(now)
      expect(rank[healthOf({ loads: loads + 1, failures })]).toBeGreaterThanOrEqual(now)
    }),
  )
})

test('with fewer than three failures no version is unhealthy, with fewer than 60 loads none is healthy', () => {
  fc.assert(
    fc.property(counts, fc.nat(2), fc.nat(59), ({ loads, failures }, few, fewLoads) => {
      expect(healthOf({ loads, failures: few })).not.toBe('unhealthy')
      expect(healthOf({ loads: fewLoads, failures })).not.toBe('healthy')
      expect(versionHealths).toContain(healthOf({ loads, failures }))
    }),
  )
})

test.each([
  ['broken', true],
  ['incompatible', false],
  ['left-out', false],
  ['unreachable', true],
  ['timeout', false],
  ['no-such-call', false],
  ['other-answer', false],
  ['a-newer-word', false],
])('a report of %s is a fault of the version: %s', (kind, isFault) => {
  expect(isFaultOfVersion(kind)).toBe(isFault)
})

const earlier = (version: string, over: Partial<EarlierVersion> = {}): EarlierVersion => ({
  version,
  wasRolledBack: false,
  loads: 100,
  failures: 0,
  ...over,
})

test('the version before is the newest that nobody rolled back and that is not unhealthy', () => {
  const throwing = { loads: 2, failures: 3 }
  expect(versionBefore([earlier('3'), earlier('2')])?.version).toBe('3')
  expect(versionBefore([earlier('3', { wasRolledBack: true }), earlier('2', throwing), earlier('1')])?.version).toBe(
    '1',
  )
  expect(versionBefore([earlier('1', { loads: 0 })])?.version).toBe('1')
  expect(versionBefore([earlier('2', throwing)])).toBeUndefined()
  expect(whyPassedOver(earlier('2', { ...throwing, wasRolledBack: true }))).toBe('rolled-back')
  expect(whyPassedOver(earlier('2', throwing))).toBe('unhealthy')
})

test('no version that was rolled back or is unhealthy is ever the one before', () => {
  const any = fc.record({
    version: fc.string(),
    wasRolledBack: fc.boolean(),
    loads: fc.nat(200),
    failures: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(any), all => {
      const found = versionBefore(all)
      if (found === undefined) return expect(all.every(each => whyPassedOver(each) !== null)).toBe(true)
      expect(whyPassedOver(found)).toBeNull()
      expect(all.slice(0, all.indexOf(found)).every(each => whyPassedOver(each) !== null)).toBe(true)
    }),
  )
})

test('the share of failures is of loads and failures together, and 0 of a version that nobody had', () => {
  expect(shareOfFailures({ loads: 97, failures: 3 })).toBeCloseTo(0.03, 10)
  expect(shareOfFailures({ loads: 0, failures: 2 })).toBe(1)
  expect(shareOfFailures({ loads: 0, failures: 0 })).toBe(0)
})
