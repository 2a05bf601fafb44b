import { ApiError } from '@veckovis/platform'
import { useState } from 'react'
import type { SendOn } from './use-basis'

type Filled<Values> = { readonly version: string; readonly values: Values }

/**
 * As useBasis, for a form that shows what is stored: the values that it was filled from, with the version that they are
 * of. Once the server has refused a save as stale, both are those of the newest version that is here, until the next save.
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
