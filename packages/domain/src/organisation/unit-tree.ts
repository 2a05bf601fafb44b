type Unit = { readonly id: number; readonly name: string }

type Department = { readonly id: number; readonly name: string; readonly units: readonly Unit[] }

type Municipality = {
  readonly id: number
  readonly name: string
  readonly logoFilename: string | null
  readonly departments: readonly Department[]
}

/** The tree of what a user may reach (§3, A-021). */
export type County = { readonly id: number; readonly name: string; readonly municipalities: readonly Municipality[] }

export type UnitPath = {
  readonly county: County
  readonly municipality: Municipality
  readonly department: Department
  readonly unit: Unit
}

/** The way from county to unit; undefined when the unit is not in the tree. */
export const findUnit = (counties: readonly County[], unitId: number): UnitPath | undefined => {
  for (const county of counties)
    for (const municipality of county.municipalities)
      for (const department of municipality.departments) {
        const unit = department.units.find(candidate => candidate.id === unitId)
        if (unit !== undefined) return { county, municipality, department, unit }
      }
  return undefined
}

const swedish = new Intl.Collator('sv', { numeric: true, sensitivity: 'variant' })

/** A sorted copy: Swedish alphabet, numbers in natural order. */
export const sortBySwedishName = <T extends { readonly name: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => swedish.compare(one.name, other.name))
