import { newDepartment } from '@veckovis/contracts/organisation'
import { foldedName } from '@veckovis/domain/text'
import { cellOf, flagOf, listColumn, placeOf, reasonsOf } from './list-cells'
import { unsent, type ListKind } from './list-row'
import { yesAndNo } from './list-words'
import { readByContract } from './row-schema'

/** Departments, each with the municipality that it belongs to. */
export const departmentList: ListKind = {
  name: 'department',
  columns: [
    listColumn('county', 'county'),
    listColumn('municipality', 'municipality', true),
    listColumn('name', 'departmentName', true),
    listColumn('active', 'active'),
  ],
  readRow: ({ cells }, findPlace) => {
    const municipality = placeOf(findPlace, 'municipality', cells, ['county', 'municipality'])
    const active = flagOf(cells, 'active', true)
    const request = {
      municipalityId: municipality.ok ? municipality.value : unsent.id,
      name: cellOf(cells, 'name'),
      active: active.ok ? active.value : unsent.flag,
    }
    return readByContract(newDepartment, request, reasonsOf(municipality, active))
  },
  examples: language => [
    ['Exempellänet', 'Exempelkommunen', 'Hemtjänst norr', yesAndNo[language].yes],
    ['Exempellänet', 'Exempelkommunen', 'Särskilt boende', yesAndNo[language].yes],
  ],
  identityOf: request => {
    const { municipalityId, name } = newDepartment.parse(request)
    return `${municipalityId} ${foldedName(name)}`
  },
}
