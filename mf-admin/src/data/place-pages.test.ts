import { findNode, placeNodes } from '../parts/tree/place-nodes'
import { addressOfPlace, placeInAddress } from './place-pages'

const nodes = placeNodes({
  counties: [{ id: 1, name: 'Län' }],
  municipalities: [{ id: 2, countyId: 1, name: 'Kommun', type: 'MUNICIPALITY' }],
  departments: [{ id: 3, municipalityId: 2, name: 'Avdelning', active: true }],
  units: [{ id: 4, departmentId: 3, name: 'Enhet & hem', active: true }],
})

const lead = (key: string, path: string, address = '') => {
  const node = findNode(nodes, key)
  if (node === null) throw new Error(`${key} is not there`)
  return addressOfPlace(node, path, new URLSearchParams(address))
}

test.each([
  ['county 1', '/units', 'sort=users&page=3', '/units?sort=users&countyId=1'],
  ['department 3', '/units', 'countyId=9', '/units?countyId=1&municipalityId=2&departmentId=3'],
  ['unit 4', '/users', '', '/users?countyId=1&municipalityId=2&departmentId=3&unitId=4'],
  ['municipality 2', '/departments', 'countyId=1&municipalityId=2', '/departments?'],
])('%s on %s?%s filters the list, or no more', (key, path, address, expected) => {
  expect(lead(key, path, address)).toBe(expected)
})

test.each([
  ['county 1', '/counties', '/municipalities?countyId=1'],
  ['municipality 2', '/counties', '/departments?countyId=1&municipalityId=2'],
  ['department 3', '/departments', '/units?countyId=1&municipalityId=2&departmentId=3'],
  ['unit 4', '/units', '/units?search=Enhet+%26+hem&countyId=1&municipalityId=2&departmentId=3'],
])('%s on %s leads to what lies in it', (key, path, expected) => {
  expect(lead(key, path)).toBe(expected)
})

test('the narrowest filter is the place of a list', () => {
  expect(placeInAddress(new URLSearchParams('countyId=1&municipalityId=2'))).toBe('municipality 2')
  expect(placeInAddress(new URLSearchParams('countyId=x'))).toBeNull()
})
