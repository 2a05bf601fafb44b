import { findNode, lineageOf, placeNodes } from './place-nodes'
import { rowByTyping, treeMove } from './tree-move'
import { treeRows, type TreeView } from './tree-rows'

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
const shown = (over: Partial<TreeView> = {}) =>
  treeRows(nodes, view(over)).map(
    ({ node, level, isOpen }) => `${level} ${node.name}${isOpen === true ? ' -' : isOpen === false ? ' +' : ''}`,
  )
const rowsOf = (key: string) => {
  const node = findNode(nodes, key)
  return node === null ? [] : lineageOf(node).map(({ name }) => name)
}
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

test('a line knows its place among those beside it', () => {
  const rows = treeRows(nodes, view({ toggled: opened('county 1') }))
  expect(rows.map(({ position, setSize }) => `${position}/${setSize}`)).toEqual(['1/2', '1/2', '2/2', '2/2'])
  expect(rowsOf('unit 1')).toEqual(['Stockholms län', 'Solna', 'Äldreomsorg'])
})

describe('keys', () => {
  const rows = treeRows(nodes, view({ toggled: opened('county 1') }))
  const move = (key: string, at: number) => {
    const found = treeMove(key, rows, at)
    if (found === null) return null
    return found.kind === 'toggle' ? [found.open, ...found.rows.map(({ node }) => node.key)] : [found.kind, found.at]
  }

  test.each([
    ['ArrowDown', 0, ['focus', 1]],
    ['ArrowDown', 3, ['focus', 3]],
    ['ArrowUp', 0, ['focus', 0]],
    ['Home', 3, ['focus', 0]],
    ['End', 0, ['focus', 3]],
    ['ArrowRight', 0, ['focus', 1]],
    ['ArrowRight', 1, [true, 'municipality 1']],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, [false, 'county 1']],
    ['ArrowLeft', 1, ['focus', 0]],
    ['ArrowLeft', 3, null],
    ['Enter', 2, ['choose', 2]],
    [' ', 2, ['choose', 2]],
    ['*', 1, [true, 'municipality 1']],
    ['Tab', 1, null],
    ['ArrowDown', 9, null],
  ])('%s on line %i', (key, at, expected) => {
    expect(move(key, at)).toEqual(expected)
  })

  test('letters lead to the next name that begins with them', () => {
    expect(rowByTyping('s', rows, 0)).toBe(1)
    expect(rowByTyping('s', rows, 1)).toBe(2)
    expect(rowByTyping('s', rows, 2)).toBe(0)
    expect(rowByTyping('su', rows, 1)).toBe(2)
    expect(rowByTyping('x', rows, 1)).toBeNull()
  })
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
  expect(treeRows(many, view({ search: 'enhet' }))).toHaveLength(5052)
  expect(performance.now() - before).toBeLessThan(250)
})
