import type { PlaceTree } from '@veckovis/contracts/organisation'

export type AreaNamePlaces = readonly { readonly id: number; readonly name: string; readonly units: number }[]

/** The municipalities that have units which are not closed, in the order of the server. */
export const municipalitiesOf = ({ municipalities, departments, units }: PlaceTree): AreaNamePlaces =>
  municipalities.flatMap(({ id, name }) => {
    const own = departments.filter(({ municipalityId }) => municipalityId === id).map(department => department.id)
    const open = units.filter(({ active, departmentId }) => active && own.includes(departmentId)).length
    return open === 0 ? [] : [{ id, name, units: open }]
  })
