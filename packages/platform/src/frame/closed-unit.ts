import { atom } from 'jotai'
import { activeUnitState } from '../session/session-state'
import { platformStore } from '../store'

const closed = atom<number | null>(null)

/** The id of the active unit when a call told that it is closed for planning; null as far as is known. */
export const closedUnitAtom = atom(get => {
  const unitId = get(closed)
  return unitId !== null && unitId === get(activeUnitState)?.unit.id ? unitId : null
})

const addressedUnit = (path: string): number | null => {
  const [, inPath, inQuery] = /\/unit\/(\d+)|[?&]unitId=(\d+)/.exec(path) ?? []
  const id = inPath ?? inQuery
  return id === undefined ? null : Number(id)
}

/** A call was refused because its unit is closed; one that names a record is about the active unit. */
export const tellClosedUnit = (path: string): void => {
  const active = platformStore.get(activeUnitState)?.unit.id ?? null
  const addressed = addressedUnit(path) ?? active
  if (addressed === active) platformStore.set(closed, active)
}

/** A call on the unit was taken: it is open again. */
export const tellOpenUnit = (unitId: number): void => {
  if (platformStore.get(closed) === unitId) platformStore.set(closed, null)
}
