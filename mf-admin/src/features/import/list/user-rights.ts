import { presetOf, rolesOfPreset, type PlaceKind, type Scope } from '@veckovis/domain/access'
import type { PlaceFinder } from '@veckovis/domain/organisation'
import type { RowReason } from './list-row'
import { jobTitleNamed } from './list-words'

/** Between several places of a cell. */
const betweenPlaces = /[|\n]/
/** Between the levels of one. */
const betweenLevels = /[>›]/

const pathsOf = (cell: string): string[] =>
  cell
    .split(betweenPlaces)
    .map(path => path.trim())
    .filter(path => path !== '')

const everyKind: readonly PlaceKind[] = ['county', 'municipality', 'department', 'unit']

type Found = { readonly scopes: readonly Scope[]; readonly reasons: readonly RowReason[] }

const nothing: Found = { scopes: [], reasons: [] }

/** The place of a path, which has to be of the kind that the job title's rights are held on. */
const findOne = (findPlace: PlaceFinder, kind: PlaceKind, place: string): Found => {
  const path = place.split(betweenLevels).map(name => name.trim())
  const found = findPlace(path, [kind])
  if (found.ok) return { ...nothing, scopes: [{ kind, id: found.value.id }] }
  const isOtherKind = found.error === 'unknown' && findPlace(path, everyKind).ok
  return {
    ...nothing,
    reasons: [{ code: isOtherKind ? 'place-kind' : `place-${found.error}`, values: { place, kind } }],
  }
}

const findAll = (findPlace: PlaceFinder, kind: PlaceKind | null, cell: string): Found => {
  const paths = pathsOf(cell)
  if (kind === null) return paths.length === 0 ? nothing : { ...nothing, reasons: [{ code: 'place-unused' }] }
  if (paths.length === 0) return { ...nothing, reasons: [{ code: 'place-needed' }] }
  const found = paths.map(path => findOne(findPlace, kind, path))
  return { scopes: found.flatMap(({ scopes }) => scopes), reasons: found.flatMap(({ reasons }) => reasons) }
}

/** Named twice it is one place. */
const withoutRepeats = (scopes: readonly Scope[]): Scope[] =>
  scopes.filter(({ id }, index) => scopes.findIndex(other => other.id === id) === index)

/** Job title and roles of a row: the usual roles of the title on the named places. */
export const rightsOf = (cells: { readonly jobTitle: string; readonly places: string }, findPlace: PlaceFinder) => {
  const { jobTitle: cell, places } = cells
  const none = { jobTitleId: null, roles: [], reasons: [] as readonly RowReason[] }
  if (cell === '') return places === '' ? none : { ...none, reasons: [{ code: 'title-needed' } as const] }
  const jobTitleId = jobTitleNamed(cell)
  const preset = jobTitleId === undefined ? undefined : presetOf(jobTitleId)
  if (jobTitleId === undefined || preset === undefined)
    return { ...none, reasons: [{ code: 'title-unknown', values: { cell } } as const] }
  const { scopes, reasons } = findAll(findPlace, preset.placeKind, places)
  return { jobTitleId, roles: rolesOfPreset(preset, withoutRepeats(scopes)), reasons }
}
