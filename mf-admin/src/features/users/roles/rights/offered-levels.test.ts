import { presetOf, type Role } from '@veckovis/domain/access'
import { indexPlaces } from '../../../../data/place-index'
import {
  copiedWithinOffer,
  groupOfPreset,
  isEverywhereOffered,
  offeredLevels,
  offeredPlaces,
  raisedToPreset,
  rolesWithinOffer,
  withinOffer,
  type Offer,
} from './offered-levels'
import type { RightsGroup } from './rights-groups'

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
    levels: { 1: 'APPROVE', 2: 'WRITE', 3: 'WRITE', 4: 'WRITE', 5: 'WRITE' },
  })
})

describe('what the suggestion gives more (A-188)', () => {
  const manager = presetOf(1)
  const raised = (groups: readonly RightsGroup[], by: Offer = superOffer) =>
    manager && raisedToPreset(by, manager, groups)
  const asBefore = { 1: 'WRITE', 2: 'WRITE', 3: 'WRITE', 4: 'WRITE', 5: 'WRITE' } as const

  test('is the decision in the diary for a unit manager of before, on units only', () => {
    expect(raised([{ places: ['unit:12', 'department:3'], levels: asBefore }])).toEqual({
      groups: [
        { places: ['unit:12'], levels: { ...asBefore, 1: 'APPROVE' } },
        { places: ['department:3'], levels: asBefore },
      ],
      levels: { 1: 'APPROVE' },
    })
  })

  test('lowers nothing', () => {
    const higher = { ...asBefore, 3: 'APPROVE' } as const
    expect(raised([{ places: ['unit:12'], levels: higher }])?.groups).toEqual([
      { places: ['unit:12'], levels: { ...higher, 1: 'APPROVE' } },
    ])
  })

  test('is nothing once it is held, by a wider role too, where no unit is, or where the caller may not give it', () => {
    const groups = [{ places: ['unit:12'], levels: asBefore }] as const
    const once = raised(groups)
    expect(once && raised(once.groups)).toBeNull()
    expect(raised([...groups, { places: ['municipality:2'], levels: { 1: 'APPROVE' } }])).toBeNull()
    expect(raised([{ places: ['department:3'], levels: { 2: 'READ' } }])).toBeNull()
    expect(raised([{ places: ['unit:12'], levels: { 2: 'WRITE' } }], offer)).toBeNull()
  })
})

test('roles of a list are lowered to what may be given; what may not be given at all stays, to be refused', () => {
  const unit = { kind: 'unit', id: 12 } as const
  const elsewhere = { kind: 'municipality', id: 9 } as const
  expect(
    rolesWithinOffer(offer, [
      { id: 2, levels: ['APPROVE'], scope: unit },
      { id: 2, levels: ['READ'], scope: unit },
      { id: 2, levels: ['WRITE'], scope: elsewhere },
    ]),
  ).toEqual([
    { id: 2, levels: ['WRITE'], scope: unit },
    { id: 2, levels: ['READ'], scope: unit },
    { id: 2, levels: ['WRITE'], scope: elsewhere },
  ])
})
