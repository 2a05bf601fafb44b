import { unitAnswer } from '@veckovis/contracts/organisation'
import { findUnit, type County } from '@veckovis/domain/organisation'
import {
  activeUnitAtom,
  apiClient,
  ApiError,
  leaveGuard,
  platformStore,
  sessionAtom,
  setActiveUnit,
  startSession,
  type ActiveUnit,
} from '@veckovis/platform'
import { queryClient } from '@veckovis/platform/queries'
import { rememberUnits } from './recent-units'

export const activeUnitOf = (counties: readonly County[], unitId: number): ActiveUnit | null => {
  const path = findUnit(counties, unitId)
  if (path === undefined) return null
  const { municipality, department, unit } = path
  return {
    unit: { id: unit.id, name: unit.name },
    department: department.name,
    municipality: { name: municipality.name, logo: municipality.logoFilename },
  }
}

/**
 * The call tells the server which unit was chosen, which keeps it for the next sign-in; neither its answer nor its failure
 * changes anything.
 */
const tellServer = async (unitId: number): Promise<void> => {
  try {
    await apiClient.get(`/unit/${unitId}`, unitAnswer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** The new one, and the one that is left, are offered before the tree next time. */
const rememberChoice = ({ unit }: ActiveUnit): void => {
  const user = platformStore.get(sessionAtom)
  const left = platformStore.get(activeUnitAtom)
  if (user !== null) rememberUnits(localStorage, user.id, [unit.id, ...(left === null ? [] : [left.unit.id])])
}

/** Makes a unit the active one. False when the person stayed with unsaved work. */
export const chooseUnit = async (unit: ActiveUnit): Promise<boolean> => {
  if (!(await leaveGuard.mayLeave())) return false
  rememberChoice(unit)
  setActiveUnit(unit)
  await Promise.all([tellServer(unit.unit.id), queryClient.invalidateQueries()])
  await startSession()
  return true
}
