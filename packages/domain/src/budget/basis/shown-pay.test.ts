import fc from 'fast-check'
import { paysOn, paysToShow, shownMeanOf, shownMeanOfMunicipality, type Pays } from './shown-pay'

/** As many people as pays, by ids from 1 on. */
const pays = (...each: number[]): Pays => Object.fromEntries(each.map((pay, index) => [index + 1, pay]))

const meansShown = (units: readonly Pays[]) => {
  const shown: Pays[] = []
  const means = units.map(now => {
    const allowed = paysToShow(now, shown)
    if (allowed !== null && allowed !== shown.at(-1)) shown.push(allowed)
    return allowed === null ? null : shownMeanOf(allowed).meanMonthlyPay
  })
  return { shown, means }
}

const five = [30_000, 31_010, 32_000, 33_000, 34_000]

test('a mean is shown from five people on, to whole hundreds of kronor', () => {
  expect(paysToShow(pays(...five.slice(1)), [])).toBeNull()
  expect(shownMeanOf(pays(...five))).toEqual({ shownPay: 'rounded', meanMonthlyPay: 32_000 })
  expect(shownMeanOf(pays(1, 1, 1, 1, 1)).meanMonthlyPay).toBe(100)
})

test.each([
  ['a hire', pays(...five, 60_000)],
  ['a raise', pays(...five.slice(0, 4), 60_000)],
  ['somebody in the place of another', { ...pays(...five.slice(0, 4)), 77: 60_000 }],
  ['four raises', pays(1, 2, 3, 4, 34_000)],
])('%s moves nothing', (_, after) => {
  expect(meansShown([pays(...five), after]).means).toEqual([32_000, 32_000])
})

test('five people’s new pay is shown together', () => {
  const raised = five.map(pay => pay + 1000)
  expect(meansShown([pays(...five), pays(...raised.slice(0, 4), 34_000), pays(...raised)]).means).toEqual([
    32_000, 32_000, 33_000,
  ])
})

test('five substitutes who come and go do not leave a hire behind that could be told', () => {
  const summer = pays(...five, 1, 2, 3, 4, 5)
  const autumn = { ...pays(...five), 77: 60_000 }
  const { means } = meansShown([pays(...five), summer, autumn])
  expect(means[1]).not.toBe(means[0])
  expect(means[2]).toBe(means[1])
})

test('after the exact pay of four was frozen by a lock, a fifth is not told', () => {
  const four = pays(...five.slice(0, 4))
  expect(paysToShow(pays(...five), [four])).toBeNull()
})

test('the pay of a day is each person’s by the terms of that day', () => {
  const terms = {
    weeklyHours: 4000,
    ordinaryService: { grade: 100, reason: null },
    actualService: { grade: 100, reason: null },
  }
  const member = (id: number, employedTo: string | null) => ({
    id,
    employedFrom: '2024-01-01',
    employedTo,
    terms: [
      { ...terms, validFrom: '2024-01-01', salary: id },
      { ...terms, validFrom: '2026-04-01', salary: id * 10 },
    ],
  })
  expect(paysOn([member(1, null), member(2, '2026-03-31')], '2026-03-31')).toEqual({ 1: 1, 2: 2 })
  expect(paysOn([member(1, null), member(2, '2026-03-31')], '2026-04-01')).toEqual({ 1: 10 })
})

const aPay = fc.integer({ min: 15_000, max: 80_000 })
const aUnit = fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), aPay, { maxKeys: 12 })

test('whatever comes and goes, two means that were shown differ by nobody’s pay or by that of five', () => {
  fc.assert(
    fc.property(fc.array(aUnit, { maxLength: 12 }), units => {
      const { shown } = meansShown(units)
      for (const one of shown)
        for (const other of shown) {
          const ids = new Set([...Object.keys(one), ...Object.keys(other)])
          const people = [...ids].filter(id => one[id] !== other[id]).length
          expect(people === 0 || people >= 5).toBe(true)
        }
    }),
  )
})

test('a hire into any unit that is shown leaves its mean as it was', () => {
  fc.assert(
    fc.property(aUnit, aPay, (unit, pay) => {
      fc.pre(Object.keys(unit).length >= 5)
      const { means } = meansShown([unit, { ...unit, 77: pay }])
      expect(means[1]).toBe(means[0])
    }),
  )
})

test('a municipality has a mean from fifty people on', () => {
  expect(shownMeanOfMunicipality({ people: 49, total: 49 * 30_000 })).toEqual({
    shownPay: 'withheld',
    meanMonthlyPay: null,
  })
  expect(shownMeanOfMunicipality({ people: 50, total: 50 * 30_049 })).toEqual({
    shownPay: 'municipality',
    meanMonthlyPay: 30_000,
  })
})

test('the means of a municipality before and after a hire leave 5 000 kronor to either side of the pay', () => {
  const meanOf = (people: number, total: number) =>
    shownMeanOfMunicipality({ people, total }).meanMonthlyPay ?? Number.NaN
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 400 }),
      fc.integer({ min: 20_000, max: 45_000 }),
      aPay,
      (people, mean, pay) => {
        const before = meanOf(people, people * mean)
        const after = meanOf(people + 1, people * mean + pay)
        // Every total that is rounded to the mean that was shown, and what is then left for the hire.
        const [least, most] = [people * (before - 50), people * (before + 50)]
        const lowest = (people + 1) * (after - 50) - most
        const highest = (people + 1) * (after + 50) - least
        expect(lowest <= pay && pay <= highest).toBe(true)
        expect(highest - lowest).toBeGreaterThanOrEqual(10_000)
      },
    ),
  )
})
