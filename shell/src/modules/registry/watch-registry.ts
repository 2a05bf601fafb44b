import { askRegistry } from '../module-registry'

/** A licence that was given or ended shows within this time. */
const interval = 60_000

/** Asks now and every minute while the tab is visible; a hidden tab asks when it is looked at again. */
export const watchRegistry = (unitId: number | null): (() => void) => {
  let askedAt = 0
  const ask = () => {
    askedAt = performance.now()
    void askRegistry(unitId)
  }
  const isVisible = () => document.visibilityState === 'visible'
  const askWhenVisible = () => {
    if (isVisible()) ask()
  }
  const askWhenDue = () => {
    if (isVisible() && performance.now() - askedAt >= interval) ask()
  }
  const timer = setInterval(askWhenVisible, interval)
  document.addEventListener('visibilitychange', askWhenDue)
  ask()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askWhenDue)
  }
}
