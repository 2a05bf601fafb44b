import fc from 'fast-check'
import { placeKinds } from '../access/places'
import { listPlacePaths, placeFinder } from './place-paths'

const organisation = listPlacePaths({
  counties: [
    { id: 1, name: 'Norra länet' },
    { id: 2, name: 'Södra länet' },
  ],
  municipalities: [
    { id: 11, name: 'Åby', countyId: 1 },
    { id: 12, name: 'Åby', countyId: 2 },
  ],
  departments: [
    { id: 21, name: 'Hemtjänst', municipalityId: 11 },
    { id: 22, name: 'Hemtjänst', municipalityId: 12 },
    { id: 23, name: 'Boende', municipalityId: 12 },
  ],
  units: [
    { id: 31, name: 'Norr', departmentId: 21 },
    { id: 32, name: 'Norr', departmentId: 22 },
    { id: 33, name: 'Norr', departmentId: 23 },
    { id: 34, name: 'Boende', departmentId: 23 },
  ],
})
const find = placeFinder(organisation)
const idOf = (path: string[], kinds = placeKinds as readonly (typeof placeKinds)[number][]) => {
  const found = find(path, kinds)
  return found.ok ? found.value.id : found.error
}

describe('a place is found by its path', () => {
  test.each([
    [['Norra länet', 'Åby', 'Hemtjänst', 'Norr'], 31],
    [['Norra länet', 'Norr'], 31],
    [['Södra länet', 'Hemtjänst', 'Norr'], 32],
    [['boende', ' NORR '], 33],
    [['A\u030aby', 'Boende', 'Norr'], 33],
    [['Åby', 'Norr'], 'ambiguous'],
    [['Norr'], 'ambiguous'],
    [['Åby'], 'ambiguous'],
    [['Norra länet', 'Åby'], 11],
    [['Hemtjänst', 'Åby', 'Norr'], 'unknown'],
    [['Norra länet', 'Boende', 'Norr'], 'unknown'],
    [['Öster'], 'unknown'],
    [[''], 'unknown'],
    [[], 'unknown'],
  ])('%j', (path, expected) => expect(idOf(path)).toBe(expected))

  test('of the kinds that are asked for', () => {
    expect(idOf(['Boende'])).toBe('ambiguous')
    expect(idOf(['Boende'], ['department'])).toBe(23)
    expect(idOf(['Boende'], ['unit'])).toBe(34)
    expect(idOf(['Boende'], ['municipality'])).toBe('unknown')
  })

  test('its whole path finds it, also where it is a part of another one', () => {
    const nested = listPlacePaths({
      counties: [{ id: 1, name: 'A' }],
      municipalities: [{ id: 2, name: 'A', countyId: 1 }],
      departments: [{ id: 3, name: 'A', municipalityId: 2 }],
      units: [{ id: 4, name: 'A', departmentId: 3 }],
    })
    const found = [1, 2, 3, 4].map(length => placeFinder(nested)(Array(length).fill('A'), placeKinds))
    expect(found.map(place => place.ok && place.value.id)).toEqual([1, 2, 3, 4])
  })
})

test('every place of any organisation is found by its whole path, and no path finds a place of other names', () => {
  const names = fc.constantFrom('a', 'b', 'c')
  const parents = fc.integer({ min: 1, max: 3 })
  const namedIn = fc.array(fc.tuple(names, parents), { minLength: 3, maxLength: 3 })
  const unique = (rows: [string, number][]) => new Set(rows.map(row => row.join(' '))).size === rows.length
  const lists = fc.record({ counties: fc.constant(['a', 'b', 'c']), municipalities: namedIn.filter(unique) })
  fc.assert(
    fc.property(lists, fc.array(names, { maxLength: 4 }), ({ counties, municipalities }, path) => {
      const all = listPlacePaths({
        counties: counties.map((name, index) => ({ id: index + 1, name })),
        municipalities: municipalities.map(([name, countyId], index) => ({ id: index + 10, name, countyId })),
        departments: [],
        units: [],
      })
      const search = placeFinder(all)
      for (const place of all) expect(search(place.names, [place.kind])).toEqual({ ok: true, value: place })
      const found = search(path, placeKinds)
      if (found.ok) expect(found.value.names.join(' ')).toContain(path.at(-1))
    }),
  )
})
