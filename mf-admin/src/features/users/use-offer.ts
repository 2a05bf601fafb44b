import { useQuery } from '@tanstack/react-query'
import { readTogether } from '@veckovis/forms/loaded'
import { useMemo } from 'react'
import { granterOf } from '../../data/granter'
import { indexPlaces } from '../../data/place-index'
import { placeTreeQuery } from '../../data/place-queries'
import { grantableQuery } from '../../data/user-queries'
import type { Offer } from './roles/rights/offered-levels'

/** What the caller may give and where; undefined until both are there. */
export const useOffer = () => {
  const grantable = useQuery(grantableQuery)
  const places = useQuery(placeTreeQuery)
  const data = useMemo(
    (): Offer | undefined =>
      grantable.data === undefined || places.data === undefined
        ? undefined
        : { granter: granterOf(grantable.data), index: indexPlaces(places.data) },
    [grantable.data, places.data],
  )
  return { ...readTogether(grantable, places), data }
}
