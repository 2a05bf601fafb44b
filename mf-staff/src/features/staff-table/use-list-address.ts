import { useSearchParams } from '@veckovis/platform/router'
import { useCallback, useState } from 'react'
import type { StaffListPart } from '../../data/staff-queries'
import { addressOfPart, partFromAddress } from './list-address'

/** Order, filter and page as they stand in the address, so that a reload and a link show the same; the search does not. */
export const useListAddress = () => {
  const [address, setAddress] = useSearchParams()
  const [search, setSearch] = useState('')
  const { part, hasProblem } = partFromAddress(address)
  const change = useCallback(
    ({ search: searched, ...wanted }: Partial<StaffListPart>) => {
      if (searched !== undefined) setSearch(searched)
      // Another search or order begins with its first page.
      setAddress(before => addressOfPart({ ...partFromAddress(before).part, page: 1, ...wanted }, before), {
        replace: true,
      })
    },
    [setAddress],
  )
  return { part: { ...part, search }, hasProblem, change }
}
