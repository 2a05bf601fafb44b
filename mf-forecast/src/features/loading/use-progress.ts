import { startProgress } from '@veckovis/platform'
import { useEffect } from 'react'

/** The bar at the top of the content runs while page data is being fetched. */
export const useProgress = (running: boolean): void => {
  useEffect(() => (running ? startProgress() : undefined), [running])
}
