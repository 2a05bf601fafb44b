import { useEffect } from 'react'
import { startProgress } from '../frame/progress'

/** The bar at the top of the content runs while page data is being fetched. */
export const useProgress = (running: boolean): void => {
  useEffect(() => (running ? startProgress() : undefined), [running])
}
