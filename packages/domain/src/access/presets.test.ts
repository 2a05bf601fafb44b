import fc from 'fast-check'
import { unitPlaces } from './access.arbitrary'
import { titleAndRoleAgree } from './granting'
import { jobTitleIds } from './job-titles'
import { permissionIds, roleAreas } from './permissions'
import { placeKinds, type Place } from './places'
import { isWiderThanUsual, presetOf, rolesOfPreset } from './presets'
import { levelAt } from './rights'

const bergshamra = { countyId: 1, municipalityId: 2, departmentId: 3, unitId: 12 }

const heldBy = (jobTitleId: number, place: Place = bergshamra) => {
  const preset = presetOf(jobTitleId)
  const kind = preset?.placeKind
  const id = kind && bergshamra[`${kind}Id`]
  const roles = preset ? rolesOfPreset(preset, kind && id ? [{ kind, id }] : []) : []
  return roleAreas.map(area => levelAt({ jobTitleId: null, roles }, area, place))
}

// In the order of the areas: diary, staff, budget, forecast, schedule, users.
const expected = {
  administrator: ['WRITE', 'WRITE', 'WRITE', 'WRITE', 'WRITE', 'APPROVE'],
  unitManager: ['APPROVE', 'WRITE', 'WRITE', 'WRITE', 'WRITE', null],
  operationsManager: ['APPROVE', 'APPROVE', 'APPROVE', 'APPROVE', 'APPROVE', null],
  headOfAdministration: ['READ', 'READ', 'APPROVE', 'APPROVE', 'READ', null],
  economist: [null, 'READ', 'APPROVE', 'READ', null, null],
  superAdmin: ['APPROVE', 'APPROVE', 'APPROVE', 'APPROVE', 'APPROVE', 'APPROVE'],
} as const

describe('presets of roles per job title (A-188)', () => {
  test.each(Object.entries(jobTitleIds))('%s', (title, id) => {
    expect(heldBy(id)).toEqual(expected[title as keyof typeof expected])
  })

  test('each is held on the kind of place that the title works with', () => {
    expect(Object.values(jobTitleIds).map(id => presetOf(id)?.placeKind)).toEqual([
      'municipality',
      'unit',
      'department',
      'municipality',
      'municipality',
      null,
    ])
  })

  test('none reaches beyond the places that were chosen, but the super admin’s', () => {
    fc.assert(
      fc.property(unitPlaces, fc.constantFrom(...Object.values(jobTitleIds)), (place, id) => {
        fc.pre(id !== jobTitleIds.superAdmin && place.municipalityId !== bergshamra.municipalityId)
        expect(heldBy(id, { ...place, departmentId: 90, unitId: 91 }).every(level => level === null)).toBe(true)
      }),
    )
  })

  test('one per place, and for a super admin one role without a place', () => {
    const manager = presetOf(jobTitleIds.unitManager)
    const superAdmin = presetOf(jobTitleIds.superAdmin)
    const units = [
      { kind: 'unit', id: 12 },
      { kind: 'unit', id: 13 },
    ] as const
    expect(manager && rolesOfPreset(manager, units)).toHaveLength(10)
    expect(manager && rolesOfPreset(manager, [])).toEqual([])
    const roles = superAdmin ? rolesOfPreset(superAdmin, units) : []
    expect(roles).toEqual([{ id: permissionIds.superAdmin, levels: ['APPROVE'], scope: undefined }])
    expect(titleAndRoleAgree({ jobTitleId: jobTitleIds.superAdmin, roles })).toBe(true)
  })

  test('a title without one', () => {
    expect(presetOf(77)).toBeUndefined()
  })
})

test('a role is wider than usual above the kind of place of the title, and without a title above a municipality', () => {
  const scopes = [undefined, ...placeKinds.map(kind => ({ kind, id: 1 }))]
  const widerOf = (title: number | null) =>
    scopes.flatMap(scope => (isWiderThanUsual(title, scope) ? [scope?.kind ?? 'everywhere'] : []))
  expect(widerOf(jobTitleIds.unitManager)).toEqual(['everywhere', 'county', 'municipality', 'department'])
  expect(widerOf(jobTitleIds.operationsManager)).toEqual(['everywhere', 'county', 'municipality'])
  expect(widerOf(jobTitleIds.economist)).toEqual(['everywhere', 'county'])
  expect(widerOf(null)).toEqual(['everywhere', 'county'])
  expect(widerOf(77)).toEqual(['everywhere', 'county'])
  expect(widerOf(jobTitleIds.superAdmin)).toEqual([])
})
