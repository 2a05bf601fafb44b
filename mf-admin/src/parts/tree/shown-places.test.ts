import { findNode, placeNodes, type PlaceNode } from './place-nodes'
import { shownPlaces, type TreeView } from './shown-places'

const nodes = placeNodes({
  counties: [
    { id: 1, name: 'Stockholms län' },
    { id: 2, name: 'Örebro län' },
  ],
  municipalities: [
    { id: 1, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' },
    { id: 2, countyId: 1, name: 'Sundbyberg', type: 'MUNICIPALITY' },
  ],
  departments: [
    { id: 1, municipalityId: 1, name: 'Äldreomsorg', active: true },
    { id: 2, municipalityId: 1, name: 'Funktionsstöd', active: false },
  ],
  units: [
    { id: 1, departmentId: 1, name: 'Bergshamra', active: true },
    { id: 2, departmentId: 2, name: 'Berga', active: true },
  ],
})

const view = (over: Partial<TreeView> = {}): TreeView => ({ search: '', toggled: new Map(), chosen: null, ...over })
type Shown = ReturnType<typeof shownPlaces>

const linesOf = (shown: Shown, places: readonly PlaceNode[] = shown.roots, level = 1): string[] =>
  places.flatMap(place => {
    const below = shown.childrenOf(place)
    const isOpen = shown.isOpen(place)
    const mark = below.length === 0 ? '' : isOpen ? ' -' : ' +'
    return [`${level} ${place.name}${mark}`, ...(isOpen ? linesOf(shown, below, level + 1) : [])]
  })
const shown = (over: Partial<TreeView> = {}) => linesOf(shownPlaces(nodes, view(over)))
const opened = (...keys: string[]) => new Map(keys.map(key => [key, true] as const))

test('a unit of a closed department is closed too', () => {
  expect(findNode(nodes, 'unit 2')?.active).toBe(false)
  expect(findNode(nodes, 'unit 1')?.active).toBe(true)
})

test('the tree begins with the counties, and shows what is opened', () => {
  expect(shown()).toEqual(['1 Stockholms län +', '1 Örebro län'])
  expect(shown({ toggled: opened('county 1') })).toEqual([
    '1 Stockholms län -',
    '2 Solna +',
    '2 Sundbyberg',
    '1 Örebro län',
  ])
})

test('what lies above the chosen place is open, until it is closed', () => {
  const chosen = findNode(nodes, 'department 1')
  expect(shown({ chosen })).toEqual([
    '1 Stockholms län -',
    '2 Solna -',
    '3 Äldreomsorg +',
    '3 Funktionsstöd +',
    '2 Sundbyberg',
    '1 Örebro län',
  ])
  expect(shown({ chosen, toggled: new Map([['county 1', false]]) })).toEqual(['1 Stockholms län +', '1 Örebro län'])
})

test('a search shows what is found with all above it, and what it holds can be opened', () => {
  expect(shown({ search: 'BERG' })).toEqual([
    '1 Stockholms län -',
    '2 Solna -',
    '3 Äldreomsorg -',
    '4 Bergshamra',
    '3 Funktionsstöd -',
    '4 Berga',
    '2 Sundbyberg',
  ])
  expect(shown({ search: 'solna' })).toEqual(['1 Stockholms län -', '2 Solna +'])
  expect(shown({ search: 'solna', toggled: opened('municipality 1') })).toEqual([
    '1 Stockholms län -',
    '2 Solna -',
    '3 Äldreomsorg +',
    '3 Funktionsstöd +',
  ])
  expect(shown({ search: 'A\u0308ldre' })).toContain('3 Äldreomsorg +')
  expect(shown({ search: 'zzz' })).toEqual([])
})

test('5,000 units are laid out within a few frames, also when everything is found', () => {
  const many = placeNodes({
    counties: [{ id: 1, name: 'Län' }],
    municipalities: [{ id: 1, countyId: 1, name: 'Kommun', type: 'MUNICIPALITY' }],
    departments: Array.from({ length: 50 }, (_, at) => ({
      id: at + 1,
      municipalityId: 1,
      name: `A${at}`,
      active: true,
    })),
    units: Array.from({ length: 5000 }, (_, at) => ({
      id: at + 1,
      departmentId: (at % 50) + 1,
      name: `Enhet ${at}`,
      active: true,
    })),
  })
  const before = performance.now()
  expect(linesOf(shownPlaces(many, view({ search: 'enhet' })))).toHaveLength(5052)
  expect(performance.now() - before).toBeLessThan(250)
})
