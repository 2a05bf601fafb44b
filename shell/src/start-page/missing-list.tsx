import { useQuery } from '@tanstack/react-query'
import { budgetApprovers, unitReadiness } from '@veckovis/contracts/budget'
import { permissionIds } from '@veckovis/domain/access'
import { BeforeFirstForecast } from '@veckovis/lists/first-forecast'
import { answered, apiClient } from '@veckovis/platform'
import { useLevel } from '@veckovis/platform/signed-in'

const readinessQuery = (unitId: number) => ({
  queryKey: ['start', 'readiness', unitId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answered(apiClient.get(`/budget/unit/${unitId}/readiness`, unitReadiness, { signal })),
  staleTime: 0,
})

const lockersQuery = (unitId: number) => ({
  queryKey: ['start', 'lockers', unitId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answered(apiClient.get(`/budget/unit/${unitId}/approvers`, budgetApprovers, { signal })),
  staleTime: 0,
})

/** What the active unit still lacks before its first forecast; nothing once there is one, or while it is not known. */
export const MissingList = ({ unitId }: { readonly unitId: number }) => {
  const levels = { staff: useLevel(permissionIds.staff), budget: useLevel(permissionIds.budget) }
  const { data } = useQuery(readinessQuery(unitId))
  const isMissing = data !== undefined && data.resources !== 'locked'
  const lockers = useQuery({ ...lockersQuery(unitId), enabled: isMissing })
  // The rest of the page says what is wrong when the server cannot be reached; this is advice.
  if (!isMissing) return null
  return <BeforeFirstForecast standing={data} levels={levels} lockers={lockers.data} />
}
