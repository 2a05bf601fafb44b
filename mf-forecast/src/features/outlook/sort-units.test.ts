import type { UnitOutlook } from '@veckovis/contracts/forecast'
import { sortUnits, type OutlookSortKey } from './sort-units'

const unit = (name: string, over: Partial<NonNullable<UnitOutlook['outlook']>> | null): UnitOutlook => ({
  unit: { id: 1, name },
  department: 'Hemtjänst',
  municipality: 'Kommunen',
  outlook: over && {
    year: 2026,
    efficiency: 85,
    target: 85,
    mark: 'properly-staffed',
    cost: 0,
    ahead: [],
    nextRed: null,
    remaining: 0,
    savedAt: null,
    ...over,
  },
})

const rows = [
  unit('Asken', { cost: 900, efficiency: 84 }),
  unit('Björken', null),
  unit('Eken', { cost: -4_000, efficiency: 99 }),
  unit('Granen', { cost: null, efficiency: 70 }),
]
const sorted = (key: OutlookSortKey, direction: 'ascending' | 'descending') =>
  sortUnits(rows, { key, direction }).map(({ unit: { name } }) => name[0])

test('what is furthest from its target comes first, a deficit like a surplus; what is not known stands last', () => {
  expect(sorted('cost', 'descending')).toEqual(['E', 'A', 'B', 'G'])
  expect(sorted('cost', 'ascending')).toEqual(['A', 'E', 'B', 'G'])
  expect(sorted('efficiency', 'descending')).toEqual(['G', 'E', 'A', 'B'])
  expect(sorted('unit', 'descending')).toEqual(['G', 'E', 'B', 'A'])
})
