import type { ModuleRegistry } from '@veckovis/contracts/modules'
import { jobTitleIds, permissionIds, type PermissionLevel, type Scope } from '@veckovis/domain/access'
import type { SessionUser } from '@veckovis/platform'
import { moduleLinks } from './module-links'

const municipality = { id: 2, name: 'Solna', logoFilename: null, departments: [] }
const person: SessionUser = {
  ...{ loggedIn: true, id: 7, email: 'maj@prov.example', firstName: 'Maj', lastName: 'Ek', phone: null },
  ...{ jobTitleId: jobTitleIds.economist, permissions: [], superadmin: false, defaultUnitId: null, activeUnit: null },
  counties: [{ id: 1, name: 'Län', municipalities: [municipality] }],
}
const route = (path: string) => ({ path, permission: permissionIds.budget, title: { sv: path, en: path } })
const registry: Parameters<typeof moduleLinks>[1] = {
  modules: [{ routes: [route('/needs'), route('/settings/budget')] } as ModuleRegistry['modules'][number]],
}

const linksOf = (user: Partial<SessionUser>) => moduleLinks({ ...person, ...user }, registry).map(({ path }) => path)
const budget = (level: PermissionLevel, scope: Scope) => ({ id: permissionIds.budget, levels: [level], scope })
const whole: Scope = { kind: 'municipality', id: 2 }

test('the settings of a municipality are offered to those whom they open', () => {
  expect(linksOf({ permissions: [budget('APPROVE', whole)] })).toEqual(['/settings/budget'])
  expect(linksOf({ permissions: [budget('APPROVE', { kind: 'county', id: 1 })] })).toEqual(['/settings/budget'])
  expect(linksOf({ superadmin: true, counties: [] })).toEqual(['/settings/budget'])
})

test.each([
  ['an economist of some units', { permissions: [budget('APPROVE', { kind: 'unit', id: 12 })] }],
  ['an economist who only reads', { permissions: [budget('READ', whole)] }],
  ['an economist without budgets', {}],
  ['another title', { jobTitleId: jobTitleIds.administrator, permissions: [budget('APPROVE', whole)] }],
])('%s, who could not open them, is not offered them', (_, user) => {
  expect(linksOf(user)).toEqual([])
})
