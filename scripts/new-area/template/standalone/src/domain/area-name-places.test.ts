import { municipalitiesOf } from './area-name-places'

const unit = (id: number, departmentId: number, active = true) => ({ id, name: `Enhet ${id}`, departmentId, active })

test('a municipality is told with its open units, and not at all without one', () => {
  const municipality = { countyId: 1, type: 'MUNICIPALITY' as const }
  expect(
    municipalitiesOf({
      counties: [{ id: 1, name: 'Skåne län' }],
      municipalities: [
        { ...municipality, id: 1, name: 'Lund' },
        { ...municipality, id: 2, name: 'Malmö' },
      ],
      departments: [
        { id: 10, name: 'Norr', municipalityId: 1, active: true },
        { id: 20, name: 'Söder', municipalityId: 2, active: true },
      ],
      units: [unit(100, 10), unit(101, 10), unit(102, 10, false), unit(200, 20, false)],
    }),
  ).toEqual([{ id: 1, name: 'Lund', units: 2 }])
})
