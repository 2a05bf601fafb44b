import { useSearchParams } from '@veckovis/platform/router'
import { useCallback, useState } from 'react'
import type { DiaryListPart } from '../../data/diary-queries'
import { addressOfPart, partFromAddress } from './list-address'

type HiddenPart = Pick<DiaryListPart, 'search' | 'staff' | 'reasons'>

const nothingHidden: HiddenPart = { search: '', staff: [], reasons: [] }

/** Order, filters and page as they stand in the address; person, reason and words stay here. */
export const useListAddress = () => {
  const [address, setAddress] = useSearchParams()
  const [hidden, setHidden] = useState(nothingHidden)
  const { part, hasProblem } = partFromAddress(address)
  const change = useCallback(
    ({ search, staff, reasons, ...wanted }: Partial<DiaryListPart>) => {
      setHidden(before => ({
        search: search ?? before.search,
        staff: staff ?? before.staff,
        reasons: reasons ?? before.reasons,
      }))
      // Another search or order begins with its first page.
      setAddress(before => addressOfPart({ ...partFromAddress(before).part, page: 1, ...wanted }, before), {
        replace: true,
      })
    },
    [setAddress],
  )
  return { part: { ...part, ...hidden }, hasProblem, change }
}

export type ListAddress = ReturnType<typeof useListAddress>
