import { presetOf, type Role } from '@veckovis/domain/access'
import { indexPlaces } from '../../../../data/place-index'
import {
  copiedWithinOffer,
  groupOfPreset,
  isEverywhereOffered,
  offeredLevels,
  offeredPlaces,
  withinOffer,
} from './offered-levels'

const index = indexPlaces({
  counties: [{ id: 1, name: 'Stockholms län' }],
  municipalities: [
    { id: 2, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' },
    { id: 9, countyId: 1, name: 'Sundbyberg', type: 'MUNICIPALITY' },
  ],
  departments: [{ id: 3, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [{ id: 12, departmentId: 3, name: 'Bergshamra', active: true }],
})
const scope = { kind: 'municipality', id: 2 } as const
const roles: Role[] = [
  { id: 6, levels: ['APPROVE'], scope },
  { id: 2, levels: ['WRITE'], scope },
]
const offer = { granter: { jobTitleId: 0, roles }, index }
const superOffer = { granter: { jobTitleId: 999, roles: [] }, index }

test('what is offered is what the caller holds there', () => {
  expect(offeredLevels(offer, 2, ['unit:12'])).toEqual(['READ', 'WRITE'])
  expect(offeredLevels(offer, 3, ['unit:12'])).toEqual([])
  expect(offeredLevels(offer, 2, ['unit:12', 'municipality:9'])).toEqual([])
  expect(offeredLevels(superOffer, 3, ['everywhere'])).toEqual(['READ', 'WRITE', 'APPROVE'])
})

test('before a place is chosen, what the caller may give anywhere', () => {
  expect(offeredLevels(offer, 2, [])).toEqual(['READ', 'WRITE'])
  expect(offeredLevels(offer, 3, [])).toEqual([])
})

test('places are those where the caller approves Users; the whole country is for super admins', () => {
  expect(offeredPlaces(offer).map(({ key }) => key)).toEqual(['municipality:2', 'department:3', 'unit:12'])
  expect(isEverywhereOffered(offer)).toBe(false)
  expect(offeredPlaces(superOffer)).toHaveLength(5)
  expect(isEverywhereOffered(superOffer)).toBe(true)
})

test('what is higher than the caller may give is lowered, and that is told', () => {
  expect(withinOffer(offer, { places: ['unit:12'], levels: { 2: 'APPROVE', 3: 'READ' } })).toEqual({
    group: { places: ['unit:12'], levels: { 2: 'WRITE' } },
    isLowered: true,
  })
  const asked = { places: ['unit:12'], levels: { 2: 'READ' } } as const
  expect(withinOffer(offer, asked)).toEqual({ group: asked, isLowered: false })
})

test('a copy leaves out where nothing may be given', () => {
  const groups = [{ places: ['unit:12', 'municipality:9'], levels: { 2: 'READ' } }] as const
  expect(copiedWithinOffer(offer, groups)).toEqual({
    groups: [{ places: ['unit:12'], levels: { 2: 'READ' } }],
    isLowered: true,
  })
})

test('a preset stays on the chosen places of its kind', () => {
  const manager = presetOf(1)
  const chosen = [{ places: ['unit:12', 'municipality:2'], levels: {} }] as const
  expect(manager && groupOfPreset(manager, chosen)).toEqual({
    places: ['unit:12'],
    levels: { 1: 'WRITE', 2: 'WRITE', 3: 'WRITE', 4: 'WRITE', 5: 'WRITE' },
  })
})
