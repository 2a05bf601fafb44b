import fc from 'fast-check'
import { checkMeasureHours, checkMeasureKronor, isOverdue, measureStates } from './measure'

test('R-557 a measure is overdue from the day after it was due, unless it is done or dropped', () => {
  const of = (due: string) => measureStates.filter(state => isOverdue({ due, state }, '2026-03-01'))
  expect(of('2026-02-28')).toEqual(['planned', 'running'])
  expect(of('2026-03-01')).toEqual([])
  expect(of('2026-03-02')).toEqual([])
})

test('whole hundredths of hours and whole kronor are taken, of either sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), hundredths =>
      expect(checkMeasureHours(hundredths / 100)).toEqual({ ok: true, value: hundredths / 100 }),
    ),
  )
  expect(checkMeasureKronor(-1_000_000_000)).toEqual({ ok: true, value: -1_000_000_000 })
})

test.each([
  [checkMeasureHours(0.005), 'decimals'],
  [checkMeasureHours(100_000.01), 'out-of-range'],
  [checkMeasureKronor(0.5), 'not-whole'],
  [checkMeasureKronor(-1_000_000_001), 'out-of-range'],
])('%o is refused as %s', (checked, error) => expect(checked).toEqual({ ok: false, error }))
