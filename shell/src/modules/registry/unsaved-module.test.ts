import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
import { keeping, lostModule } from './unsaved-module'

const same = (text: string) => ({ sv: text, en: text })

const remote = (id: string, ...paths: string[]): RegisteredModule => ({
  id,
  title: same(id),
  contract: { from: 1, to: 1 },
  routes: paths.map(path => ({ path, permission: null, title: same(path) })),
  navigation: [{ key: id, label: same(id), path: paths[0], permissions: [], order: 1, icon: 'module' }],
  contributions: [],
  version: '1.0.0',
  manifestUrl: `/modules/${id}/1.0.0/mf-manifest.json`,
  container: id,
  integrity: {},
  builtAgainst: {},
})

const staff = remote('mf-staff', '/staff', '/schedule')
const forecast = remote('mf-forecast', '/forecast')
const known: ModuleRegistry = { modules: [staff, forecast], closed: [] }
const without: ModuleRegistry = {
  modules: [forecast],
  closed: [
    { path: '/staff', reason: 'licence' },
    { path: '/schedule', reason: 'licence' },
    { path: '/diary', reason: 'permission' },
  ],
}

test.each(['/staff', '/staff/17', '/schedule'])('who stands at %s loses the module', path => {
  expect(lostModule(known, without, path)).toBe(staff)
})

test.each(['/forecast', '/staffing', '/planning', '/'])('who stands at %s loses nothing', path => {
  expect(lostModule(known, without, path)).toBeNull()
})

test('a module that comes back, or moves to another, is not lost; nor is anything before the first answer', () => {
  expect(lostModule(known, known, '/staff')).toBeNull()
  expect(lostModule(known, { modules: [remote('mf-people', '/staff')], closed: [] }, '/staff')).toBeNull()
  expect(lostModule(null, without, '/staff')).toBeNull()
})

test('a kept module keeps its pages and loses its entries; everything else is as the registry says', () => {
  const kept = keeping(without, staff)
  expect(kept.modules).toEqual([forecast, { ...staff, navigation: [] }])
  expect(kept.closed).toEqual([{ path: '/diary', reason: 'permission' }])
  expect(lostModule(kept, without, '/staff')).toMatchObject({ id: 'mf-staff' })
})
