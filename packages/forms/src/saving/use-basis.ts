import { ApiError } from '@veckovis/platform'
import { useEffect, useRef } from 'react'

/** Sends a change with the version that it rests on; the header is that of RFC 9110, 13.1.1. */
export type SendOn = <Answer>(send: (version: string) => Promise<Answer>) => Promise<Answer>

/**
 * The version that the fields of a form were filled from, for as long as it is open: a newer one may come by itself
 * while somebody types, and a save on that would go over what somebody else wrote without a word. Once the server has
 * refused a save as stale, and that has been told, the next one rests on the newest version that is here.
 * @param version that of the stored thing as it is known now.
 */
export const useBasis = (version: string): SendOn => {
  const newest = useRef(version)
  const basis = useRef(version)
  const isTold = useRef(false)
  useEffect(() => {
    newest.current = version
  })
  return async send => {
    if (isTold.current) basis.current = newest.current
    isTold.current = false
    try {
      return await send(basis.current)
    } catch (error) {
      isTold.current = error instanceof ApiError && error.status === 412
      throw error
    }
  }
}
