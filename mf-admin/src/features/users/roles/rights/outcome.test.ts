import type { Role } from '@veckovis/domain/access'
import { indexPlaces } from '../../../../data/place-index'
import { outcomeEverywhere, outcomeOn, shareReasons } from './outcome'

const index = indexPlaces({
  counties: [{ id: 1, name: 'Stockholms län' }],
  municipalities: [{ id: 2, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' }],
  departments: [{ id: 3, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [
    { id: 12, departmentId: 3, name: 'Bergshamra', active: true },
    { id: 13, departmentId: 3, name: 'Hagalund', active: true },
  ],
})
const approves: Role = { id: 3, levels: ['APPROVE'], scope: { kind: 'unit', id: 12 } }
const reads: Role = { id: 3, levels: ['READ'], scope: { kind: 'municipality', id: 2 } }
const holder = { jobTitleId: 1, roles: [reads, approves] }

test('each unit counts at its highest level, with the roles that give it', () => {
  expect(outcomeEverywhere(holder, index)).toEqual([
    { area: 3, level: 'APPROVE', units: 1, because: ['unit:12'] },
    { area: 3, level: 'READ', units: 1, because: ['municipality:2'] },
  ])
})

test('why she may approve in Bergshamra, and not in Hagalund', () => {
  expect(outcomeOn(holder, 'unit:12', index)).toEqual([
    { area: 3, level: 'APPROVE', units: null, because: ['unit:12'] },
  ])
  expect(outcomeOn(holder, 'unit:13', index)).toEqual([
    { area: 3, level: 'READ', units: null, because: ['municipality:2'] },
  ])
})

test('a super admin may do everything as one', () => {
  const outcome = outcomeOn({ jobTitleId: 999, roles: [approves] }, 'unit:13', index)
  expect(outcome.map(({ level, because }) => [level, because])).toEqual(Array(6).fill(['APPROVE', 'super-admin']))
})

test('areas that the same roles give in equally many units share their reason', () => {
  const inSolna = (id: number): Role => ({ id, levels: ['WRITE'], scope: { kind: 'municipality', id: 2 } })
  const roles = [inSolna(2), approves, inSolna(4), inSolna(3)]
  const shared = shareReasons(outcomeEverywhere({ jobTitleId: 1, roles }, index))
  expect(shared.map(({ units, because, areas }) => [units, because, areas.map(({ area }) => area)])).toEqual([
    [1, ['unit:12'], [3]],
    [1, ['municipality:2'], [3]],
    [2, ['municipality:2'], [2, 4]],
  ])
})
