import { useSearchParams } from '@veckovis/platform/router'
import { useCallback } from 'react'
import type { StaffListPart } from '../../data/staff-queries'
import { addressOfPart, partFromAddress } from './list-address'

/** Search, order and page as they stand in the address, so that a reload and a link show the same. */
export const useListAddress = () => {
  const [address, setAddress] = useSearchParams()
  const { part, hasProblem } = partFromAddress(address)
  const change = useCallback(
    (wanted: Partial<StaffListPart>) =>
      // Another search or order begins with its first page.
      setAddress(before => addressOfPart({ ...partFromAddress(before).part, page: 1, ...wanted }, before), {
        replace: true,
      }),
    [setAddress],
  )
  return { part, hasProblem, change }
}
