import { ApiError } from '@veckovis/platform'
import { useState } from 'react'

/** Sends a change with the version that it rests on; the header is that of RFC 9110, 13.1.1. */
type SendOn = <Answer>(send: (version: string) => Promise<Answer>) => Promise<Answer>

type Filled<Values> = { readonly version: string; readonly values: Values }

/**
 * The values that the fields of a form were filled from, with the version that they are of, for as long as it is open: a
 * newer one may come by itself while somebody types, and a save on that would go over what somebody else wrote without a
 * word. Once the server has refused a save as stale, both are those of the newest version that is here, until the next
 * save.
 * @param newest what is stored as it is known now.
 */
export const useFilledFrom = <Values>(newest: Filled<Values>): { readonly values: Values; readonly sendOn: SendOn } => {
  const [filled, fill] = useState(newest)
  const [isTold, setTold] = useState(false)
  if (isTold && filled.version !== newest.version) fill(newest)
  const sendOn: SendOn = async send => {
    setTold(false)
    try {
      return await send(filled.version)
    } catch (error) {
      setTold(error instanceof ApiError && error.status === 412)
      throw error
    }
  }
  return { values: filled.values, sendOn }
}
