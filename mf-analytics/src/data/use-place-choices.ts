import { useQuery } from '@tanstack/react-query'
import { placeTree } from '@veckovis/contracts/organisation'
import { answered, apiClient, useSession } from '@veckovis/platform'
import { useMemo } from 'react'
import { choicesOfCounties, choicesOfTree, type PlaceChoices } from './place-choices'

const treeQuery = {
  queryKey: ['analytics', 'places'],
  queryFn: ({ signal }: { signal: AbortSignal }) => answered(apiClient.get('/place/tree', placeTree, { signal })),
}

/** The places of the whole country, or those that the person reaches; null as long as they are not there. */
export const usePlaceChoices = (of: 'country' | 'own'): PlaceChoices | null => {
  const counties = useSession()?.counties
  const { data: tree } = useQuery({ ...treeQuery, enabled: of === 'country' })
  return useMemo(() => {
    if (of === 'own') return counties === undefined ? null : choicesOfCounties(counties)
    return tree === undefined ? null : choicesOfTree(tree)
  }, [of, counties, tree])
}
