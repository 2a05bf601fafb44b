import { placeNodes } from '../../../parts/tree/place-nodes'
import { chosenAt, placeOptions, type ChosenKind, type PlaceChoice } from './place-options'

const active = true
const type = 'MUNICIPALITY'
const nodes = placeNodes({
  counties: [
    { id: 1, name: 'Skåne' },
    { id: 2, name: 'Öland' },
  ],
  municipalities: [
    { id: 11, countyId: 1, name: 'Lund', type },
    { id: 12, countyId: 1, name: 'Eslöv', type },
    { id: 21, countyId: 2, name: 'Borgholm', type },
  ],
  departments: [
    { id: 111, municipalityId: 11, name: 'Hemtjänst', active },
    { id: 112, municipalityId: 11, name: 'Boende', active },
    { id: 211, municipalityId: 21, name: 'Hemtjänst', active },
  ],
  units: [],
})
const offered = (kind: ChosenKind, choice: PlaceChoice) => placeOptions(kind, nodes, choice).map(({ value }) => value)

test('R-414 R-415 each choice offers what lies below the one above it, and nothing of elsewhere', () => {
  expect(offered('county', {})).toEqual([1, 2])
  expect(offered('municipality', { countyId: 1 })).toEqual([11, 12])
  expect(offered('department', { countyId: 1, municipalityId: 11 })).toEqual([111, 112])
  expect(offered('department', { countyId: 1, municipalityId: 12 })).toEqual([])
  expect(offered('department', { countyId: 2, municipalityId: 21 })).toEqual([211])
})

test('R-414 R-415 another choice above empties those below it, and one below brings those above with it', () => {
  expect(chosenAt('county', 2, nodes)).toEqual({ countyId: 2, municipalityId: null, departmentId: null })
  expect(chosenAt('municipality', 12, nodes)).toEqual({ countyId: 1, municipalityId: 12, departmentId: null })
  expect(chosenAt('department', 211, nodes)).toEqual({ countyId: 2, municipalityId: 21, departmentId: 211 })
})
