import { treeCounty } from '@veckovis/contracts/organisation'
import { apiClient, isFailure, useSession } from '@veckovis/platform'
import { useQuery } from '@tanstack/react-query'
import type { County } from '@veckovis/domain/organisation'

const treeOfAll = treeCounty.array()

const fetchTree = async (): Promise<readonly County[]> => {
  const answer = await apiClient.get('/county', treeOfAll)
  if (isFailure(answer)) throw new Error(answer.message)
  return answer
}

export interface UnitTree {
  counties: readonly County[] | null
  isFailed: boolean
  retry: () => void
}

/** The user's own tree; a super admin without one gets the whole country's. */
export const useUnitTree = (isOpen: boolean): UnitTree => {
  const user = useSession()
  const own = user?.counties ?? null
  const needsAll = user !== null && user.superadmin && user.counties.length === 0
  const query = useQuery({ queryKey: ['shell', 'unit-tree'], queryFn: fetchTree, enabled: isOpen && needsAll })
  if (!needsAll) return { counties: own, isFailed: false, retry: () => undefined }
  return { counties: query.data ?? null, isFailed: query.isError, retry: () => void query.refetch() }
}
