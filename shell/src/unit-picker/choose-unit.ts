import { unitAnswer } from '@veckovis/contracts/organisation'
import { findUnit, type County } from '@veckovis/domain/organisation'
import { apiClient, ApiError, leaveGuard, setActiveUnit, startSession, type ActiveUnit } from '@veckovis/platform'
import { queryClient } from '@veckovis/platform/queries'

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

/** The call tells the server which unit was chosen; neither its answer nor its failure changes anything. */
const tellServer = async (unitId: number): Promise<void> => {
  try {
    await apiClient.get(`/unit/${unitId}`, unitAnswer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Makes a unit the active one. False when the person stayed with unsaved work. */
export const chooseUnit = async (unit: ActiveUnit): Promise<boolean> => {
  if (!(await leaveGuard.mayLeave())) return false
  setActiveUnit(unit)
  await Promise.all([tellServer(unit.unit.id), queryClient.invalidateQueries()])
  await startSession()
  return true
}
