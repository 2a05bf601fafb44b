import { newUnit } from '@veckovis/contracts/organisation'
import { foldedName } from '@veckovis/domain/text'
import { cellOf, flagOf, listColumn, placeOf, reasonsOf } from './list-cells'
import { unsent, type ListKind } from './list-row'
import { yesAndNo } from './list-words'
import { readByContract } from './row-schema'

/** Units, each with its department, and what tells that apart from others of its name. */
export const unitList: ListKind = {
  name: 'unit',
  columns: [
    listColumn('county', 'county'),
    listColumn('municipality', 'municipality'),
    listColumn('department', 'department', true),
    listColumn('name', 'unitName', true),
    listColumn('active', 'active'),
  ],
  readRow: ({ cells }, findPlace) => {
    const department = placeOf(findPlace, 'department', cells, ['county', 'municipality', 'department'])
    const active = flagOf(cells, 'active', true)
    const request = {
      departmentId: department.ok ? department.value : unsent.id,
      name: cellOf(cells, 'name'),
      active: active.ok ? active.value : unsent.flag,
    }
    return readByContract(newUnit, request, reasonsOf(department, active))
  },
  examples: language => [
    ['Exempellänet', 'Exempelkommunen', 'Hemtjänst norr', 'Bergshamra', yesAndNo[language].yes],
    ['', 'Exempelkommunen', 'Hemtjänst norr', 'Rimbo', yesAndNo[language].no],
  ],
  identityOf: request => {
    const { departmentId, name } = newUnit.parse(request)
    return `${departmentId} ${foldedName(name)}`
  },
}
