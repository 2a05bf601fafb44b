import { placeTree, type PlaceTree } from '@veckovis/contracts/organisation'
import { ownerOf } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  const departments = (letter: string) => [
    { name: `Avdelning ${letter}1`, units: [`Enhet ${letter}2`, `Enhet ${letter}1`] },
    { name: `Avdelning ${letter}2`, units: [] },
  ]
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Östra länet',
        municipalities: [
          { name: 'A', departments: departments('A') },
          { name: 'B', departments: departments('B') },
        ],
      },
      { name: 'Norra länet', municipalities: [] },
    ],
  })
  await ownerOf(world.suite.database).asSystem(t => t.query("UPDATE unit SET active = false WHERE name = 'Enhet A1'"))
}, 60_000)
afterAll(() => world.close())

const names = ({ counties, municipalities, departments, units }: PlaceTree) =>
  [counties, municipalities, departments, units].map(places => places.map(({ name }) => name))

const treeAs = async (as?: string) =>
  placeTree.parse((await world.call('GET', '/place/tree', as === undefined ? {} : { as })).json())

test('a super admin gets every place in Swedish order, closed and empty ones too', async () => {
  const tree = await treeAs()
  expect(names(tree)).toEqual([
    ['Norra länet', 'Östra länet'],
    ['A', 'B'],
    ['Avdelning A1', 'Avdelning A2', 'Avdelning B1', 'Avdelning B2'],
    ['Enhet A1', 'Enhet A2', 'Enhet B1', 'Enhet B2'],
  ])
  expect(tree.units[0]).toEqual({
    id: world.ids.unit('Enhet A1'),
    departmentId: world.ids.department('Avdelning A1'),
    name: 'Enhet A1',
    active: false,
  })
})

test('a holder of Users gets what lies within their own places of it, and by name what those lie in', async () => {
  const { ids } = world
  const users = (kind: 'unit' | 'department' | 'municipality', id: number) => ({ id: 6, scope: { kind, id } })
  const planning = {
    id: 2,
    levels: ['APPROVE' as const],
    scope: { kind: 'municipality' as const, id: ids.municipality('B') },
  }
  const ofUnit = await world.person([users('unit', ids.unit('Enhet A1')), planning])
  expect(names(await treeAs(ofUnit.token))).toEqual([['Östra länet'], ['A'], ['Avdelning A1'], ['Enhet A1']])
  const ofDepartment = await world.person([users('department', ids.department('Avdelning A2'))])
  expect(names(await treeAs(ofDepartment.token))).toEqual([['Östra länet'], ['A'], ['Avdelning A2'], []])
  const ofMunicipality = await world.person([users('municipality', ids.municipality('B'))])
  expect(names(await treeAs(ofMunicipality.token))).toEqual([
    ['Östra länet'],
    ['B'],
    ['Avdelning B1', 'Avdelning B2'],
    ['Enhet B1', 'Enhet B2'],
  ])
})

test('nobody else gets it', async () => {
  const planner = await world.person([{ id: 2, levels: ['APPROVE'] }])
  const answer = await world.call('GET', '/place/tree', { as: planner.token })
  expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
})
