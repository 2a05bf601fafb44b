import { receivedRegistry } from './received-registry'

const same = (text: string) => ({ sv: text, en: text })

const entry = { key: 'staff', label: same('Personal'), path: '/staff', permissions: [5], order: 1, icon: 'staff' }
const route = { path: '/staff', permission: 5, title: same('Personal') }
const staff = {
  id: 'mf-staff',
  title: same('Personal'),
  contract: { from: 1, to: 1 },
  licenceKey: 'staff',
  permissions: [5],
  routes: [route],
  navigation: [entry],
  apiAreas: ['staff'],
  version: '1.0.0',
  manifestUrl: '/modules/mf-staff/1.0.0/mf-manifest.json',
  container: 'mf_staff',
  integrity: { 'remote.js': 'sha384-x' },
  builtAgainst: { react: '19.3.1' },
}
const forecast = { ...staff, id: 'mf-forecast', routes: [{ ...route, path: '/forecast' }], navigation: [] }
const answer = (over: object = {}) => ({ modules: [staff, forecast], closed: [], validForSeconds: 60, ...over })
const read = (value: unknown) => receivedRegistry.parse(value)
const ids = (value: unknown) => read(value).modules.map(({ id }) => id)

test.each([
  ['of the answer', answer({ signature: 'x', places: [{ place: 'start-page' }] })],
  ['of a module', answer({ modules: [{ ...staff, colours: ['wine'] }, forecast] })],
  ['of a route', answer({ modules: [{ ...staff, routes: [{ ...route, preload: true }] }, forecast] })],
  ['of an entry', answer({ modules: [{ ...staff, navigation: [{ ...entry, badge: 3 }] }, forecast] })],
  ['of a title', answer({ modules: [{ ...staff, title: { ...same('Personal'), fi: 'Henkilöstö' } }, forecast] })],
  ['of the contract', answer({ modules: [{ ...staff, contract: { from: 1, to: 1, prefers: 1 } }, forecast] })],
  ['of a closed address', answer({ closed: [{ path: '/diary', reason: 'licence', until: '2027-01-01' }] })],
])('an unknown field %s falls away, and nothing else', (_what, value) => {
  expect(ids(value)).toEqual(['mf-staff', 'mf-forecast'])
  expect(read(value).leftOut).toEqual([])
  expect(JSON.stringify(read(value))).not.toMatch(/signature|wine|preload|badge|Henkil|prefers|until/)
})

const card = { place: 'start-page', expose: './card', permission: 5, order: 10, title: same('Personal') }

test('a contribution is taken without what a newer registry says of it beyond what is known', () => {
  const contributions = [{ ...card, sizeBudget: 8000, height: 300, title: { ...same('Personal'), fi: 'x' } }]
  expect(read(answer({ modules: [{ ...staff, contributions }] })).modules[0]?.contributions).toEqual([card])
  expect(read(answer({ modules: [staff] })).modules[0]?.contributions).toEqual([])
})

test.each([
  ['to a place that this shell does not have', [{ ...card, place: 'diary-page' }, card], [card]],
  ['that cannot be read', [{ ...card, expose: '../other' }, null, card], [card]],
  ['that are no list', { card }, []],
])('contributions %s are left out, and the module stays', (_what, contributions, left) => {
  const received = read(answer({ modules: [{ ...staff, contributions }, forecast] }))
  expect(received.modules.map(module => module.contributions)).toEqual([left, []])
  expect(received.leftOut).toEqual([])
})

test.each([
  ['is taken', '0.9.0', '0.9.0'],
  ['that is no name is nothing, and the module stays', { version: '0.9.0' }, undefined],
])('the version before a module %s', (_what, versionBefore, taken) => {
  const received = read(answer({ modules: [{ ...staff, versionBefore }, forecast] }))
  expect(received.modules.map(module => module.versionBefore)).toEqual([taken, undefined])
  expect(received.leftOut).toEqual([])
})

test('an unknown picture becomes the plain one, an unknown permission one that nobody holds', () => {
  const [module] = read(
    answer({ modules: [{ ...staff, navigation: [{ ...entry, icon: 'wallet', permissions: [77] }] }] }),
  ).modules
  expect(module?.navigation).toEqual([{ ...entry, icon: 'module', permissions: [77] }])
})

test('an address that is closed for an unknown reason is not available; one that cannot be read is nobody’s', () => {
  const closed = [{ path: '/diary', reason: 'region' }, { path: 'diary', reason: 'licence' }, null]
  expect(read(answer({ closed })).closed).toEqual([{ path: '/diary', reason: 'unavailable' }])
})

test.each([
  ['without routes', { routes: [] }, 'routes', []],
  [
    'with a route of the shell',
    { routes: [{ ...route, path: '/settings' }], navigation: [] },
    'routes.0.path',
    ['/settings'],
  ],
  ['whose code stands elsewhere', { manifestUrl: 'https://elsewhere.example/x.json' }, 'manifestUrl', ['/staff']],
  ['whose contract is no range', { contract: 1 }, 'contract', ['/staff']],
  [
    'whose entry leads to another’s page',
    { navigation: [{ ...entry, path: '/diary' }] },
    'navigation.0.path',
    ['/staff'],
  ],
])('a module %s is left out and told; the others stay', (_what, over, place, closed) => {
  const received = read(answer({ modules: [{ ...staff, ...over }, forecast] }))
  expect(received.modules.map(({ id }) => id)).toEqual(['mf-forecast'])
  expect(received.leftOut).toMatchObject([{ build: { moduleId: 'mf-staff', version: '1.0.0' } }])
  expect(received.leftOut[0]?.problem).toMatch(new RegExp(`^${place}`))
  expect(received.closed).toEqual(closed.map(path => ({ path, reason: 'unavailable' })))
})

test.each([null, 'mf-staff', [], { id: 'staff' }])('the module %j is left out without a name', module => {
  expect(read(answer({ modules: [module, forecast] }))).toMatchObject({
    modules: [{ id: 'mf-forecast' }],
    leftOut: [{ build: null }],
  })
})

test.each([null, [], {}, { modules: 'all' }, answer({ closed: undefined }), answer({ validForSeconds: 0 })])(
  '%j is no answer',
  value => expect(receivedRegistry.safeParse(value).success).toBe(false),
)
