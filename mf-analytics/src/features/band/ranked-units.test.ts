import type { UnitRow } from '@veckovis/contracts/analytics'
import { fromAbove, rankUnits } from './ranked-units'

const row = (id: number, actualEfficiency: number | null, targetEfficiency: number | null = 0.8) =>
  ({ unit: { id, name: `Enhet ${id}` }, actualEfficiency, targetEfficiency }) as UnitRow

test('units are ranked by how far they are from their own target, and five points away is still within it', () => {
  const ranked = fromAbove(rankUnits([row(1, 0.7), row(2, 0.85), row(3, 0.8, 0.6), row(4, null), row(5, 0.9, null)]))
  expect(ranked.map(({ id, standing }) => [id, standing])).toEqual([
    ['3', 'above'],
    ['2', 'within'],
    ['1', 'below'],
  ])
  expect(ranked.map(({ points }) => points.toFixed(6))).toEqual(['20.000000', '5.000000', '-10.000000'])
})

test.each([
  [0.75, 0.8, 'within'],
  [0.85, 0.8, 'within'],
  [0.95, 0.9, 'within'],
  [0.749, 0.8, 'below'],
  [0.851, 0.8, 'above'],
])('%d against %d is %s the target, whatever binary fractions make of the difference', (actual, target, standing) => {
  expect(rankUnits([row(1, actual, target)]).map(each => each.standing)).toEqual([standing])
})

test('the first of many units are those furthest away, above or below, and stand from above to below', () => {
  const rows = Array.from({ length: 30 }, (_, index) => row(index + 1, 0.8 + (index - 10.2) / 100))
  const units = rankUnits(rows)
  expect(units).toHaveLength(30)
  const ids = fromAbove(units.slice(0, 12)).map(({ id }) => Number(id))
  expect(ids).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 2, 1])
})
