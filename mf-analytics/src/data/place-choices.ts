import type { PlaceTree, TreeCounty } from '@veckovis/contracts/organisation'

type Named = { readonly id: number; readonly name: string }

/** The places that a list can be filtered by, each in Swedish order. */
export type PlaceChoices = {
  readonly municipalities: readonly Named[]
  readonly departments: readonly (Named & { readonly municipalityId: number })[]
  readonly units: readonly (Named & { readonly departmentId: number })[]
}

export type ChosenPlaces = {
  readonly municipalityId: number | null
  readonly departmentId: number | null
  readonly unitId: number | null
}

export const choicesOfTree = ({ municipalities, departments, units }: PlaceTree): PlaceChoices => ({
  ...{ municipalities, departments, units },
})

/** Of the places that a person reaches. */
export const choicesOfCounties = (counties: readonly TreeCounty[]): PlaceChoices => {
  const municipalities = counties.flatMap(county => county.municipalities)
  const departments = municipalities.flatMap(({ id, departments: below }) =>
    below.map(department => ({ ...department, municipalityId: id })),
  )
  return {
    municipalities,
    departments,
    units: departments.flatMap(({ id, units }) => units.map(unit => ({ ...unit, departmentId: id }))),
  }
}

export type Level = keyof ChosenPlaces
type Offered = { readonly value: number; readonly label: string }

const departmentsOf = ({ departments }: PlaceChoices, { municipalityId }: ChosenPlaces) =>
  departments.filter(department => municipalityId === null || department.municipalityId === municipalityId)

const offeredDepartments = (choices: PlaceChoices, chosen: ChosenPlaces): Offered[] => {
  const municipalities = new Map(choices.municipalities.map(({ id, name }) => [id, name]))
  return departmentsOf(choices, chosen).map(({ id, name, municipalityId }) => ({
    value: id,
    label: chosen.municipalityId === null ? `${name}, ${municipalities.get(municipalityId) ?? ''}` : name,
  }))
}

const offeredUnits = (choices: PlaceChoices, chosen: ChosenPlaces): Offered[] => {
  const departments = new Map(
    departmentsOf(choices, chosen)
      .filter(({ id }) => chosen.departmentId === null || id === chosen.departmentId)
      .map(({ id, name }) => [id, name]),
  )
  return choices.units.flatMap(({ id, name, departmentId }) => {
    const department = departments.get(departmentId)
    if (department === undefined) return []
    return [{ value: id, label: chosen.departmentId === null ? `${name}, ${department}` : name }]
  })
}

/** What can be chosen at a level below what is chosen above it; told apart by what it lies in, where that is open. */
export const offeredAt = (level: Level, choices: PlaceChoices, chosen: ChosenPlaces): Offered[] => {
  if (level === 'departmentId') return offeredDepartments(choices, chosen)
  if (level === 'unitId') return offeredUnits(choices, chosen)
  return choices.municipalities.map(({ id, name }) => ({ value: id, label: name }))
}

/** Another place at a level: what it lies in is chosen with it, and what was chosen below is chosen no more. */
export const chosenAt = (level: Level, id: number | null, choices: PlaceChoices, was: ChosenPlaces): ChosenPlaces => {
  if (level === 'municipalityId') return { municipalityId: id, departmentId: null, unitId: null }
  const unit = level === 'unitId' ? choices.units.find(each => each.id === id) : undefined
  const departmentId = level === 'departmentId' ? id : (unit?.departmentId ?? was.departmentId)
  const department = choices.departments.find(each => each.id === departmentId)
  return {
    municipalityId: department?.municipalityId ?? was.municipalityId,
    departmentId,
    unitId: level === 'unitId' ? id : null,
  }
}

/** The name of the narrowest place that is chosen; none while nothing is, or as long as the places are not there. */
export const chosenNames = (choices: PlaceChoices | null, chosen: ChosenPlaces): readonly string[] => {
  if (choices === null) return []
  const { municipalities, departments, units } = choices
  const place =
    units.find(({ id }) => id === chosen.unitId) ??
    departments.find(({ id }) => id === chosen.departmentId) ??
    municipalities.find(({ id }) => id === chosen.municipalityId)
  return place === undefined ? [] : [place.name]
}
