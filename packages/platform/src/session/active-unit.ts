import type { TreeCounty } from '@veckovis/contracts/organisation'
import type { Place } from '@veckovis/domain/access'
import type { SessionUser } from './session-user'

/** What is kept in browser storage under `activeUnit`. `logo` is a file name; see `uploadAddress`. */
export type ActiveUnit = {
  readonly unit: { readonly id: number; readonly name: string }
  readonly department: string
  readonly municipality: { readonly name: string; readonly logo: string | null }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isUnitId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** A saved structure is valid only if the unit id is a number and the names are text. */
export const parseActiveUnit = (text: string | null): ActiveUnit | null => {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  const { unit, department, municipality } = value
  if (!isRecord(unit) || !isRecord(municipality) || typeof department !== 'string') return null
  const { logo, name } = municipality
  if (!isUnitId(unit['id']) || typeof unit['name'] !== 'string' || typeof name !== 'string') return null
  if (logo !== null && typeof logo !== 'string') return null
  return { unit: { id: unit['id'], name: unit['name'] }, department, municipality: { name, logo } }
}

type FoundUnit = { readonly activeUnit: ActiveUnit; readonly place: Place }

export const findUnitInTree = (counties: readonly TreeCounty[], unitId: number): FoundUnit | null => {
  for (const county of counties)
    for (const municipality of county.municipalities)
      for (const department of municipality.departments)
        for (const unit of department.units)
          if (unit.id === unitId)
            return {
              activeUnit: {
                unit: { id: unit.id, name: unit.name },
                department: department.name,
                municipality: { name: municipality.name, logo: municipality.logoFilename },
              },
              place: {
                countyId: county.id,
                municipalityId: municipality.id,
                departmentId: department.id,
                unitId: unit.id,
              },
            }
  return null
}

/** The id of the only unit that there is to choose. */
const onlyUnitOf = (counties: readonly TreeCounty[]): number | null => {
  const units = counties.flatMap(county =>
    county.municipalities.flatMap(({ departments }) => departments.flatMap(department => department.units)),
  )
  const [only] = units
  return only !== undefined && units.length === 1 ? only.id : null
}

/**
 * The saved unit if the user may reach it, else the one that they chose last anywhere, else their default unit, else the
 * only one, else none.
 */
export const chooseActiveUnit = (
  saved: ActiveUnit | null,
  user: Pick<SessionUser, 'superadmin' | 'counties' | 'defaultUnitId' | 'lastUnitId'>,
): ActiveUnit | null => {
  // A super admin without counties has no tree here: the server alone knows which units exist.
  if (saved !== null && user.superadmin && user.counties.length === 0) return saved
  // What was saved may be old: the tree has the names and the logo of today.
  const found = saved === null ? null : findUnitInTree(user.counties, saved.unit.id)
  if (found !== null) return found.activeUnit
  const others = [user.lastUnitId, user.defaultUnitId, onlyUnitOf(user.counties)].flatMap(unitId =>
    unitId === null || unitId === undefined ? [] : [findUnitInTree(user.counties, unitId)],
  )
  return others.find(other => other !== null)?.activeUnit ?? null
}
