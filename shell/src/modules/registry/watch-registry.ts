import { licenceRefusalsAtom, platformStore, whenBackOnline } from '@veckovis/platform'
import { askRegistry } from '../module-registry'

/** A licence that was given or ended shows within this time. */
const interval = 60_000
/** Several calls of a page are refused at once: they have it asked once, and not before this time after the question before. */
const leastBetween = 1_000

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
  let later: ReturnType<typeof setTimeout> | undefined
  // A call was refused for want of a licence: what is open says so now, and not within the minute.
  const askWhenRefused = () => {
    const early = leastBetween - (performance.now() - askedAt)
    if (early <= 0) return ask()
    later ??= setTimeout(() => {
      later = undefined
      ask()
    }, early)
  }
  const stopListening = platformStore.sub(licenceRefusalsAtom, askWhenRefused)
  const stopWaiting = whenBackOnline(ask)
  const timer = setInterval(askWhenVisible, interval)
  document.addEventListener('visibilitychange', askWhenDue)
  ask()
  return () => {
    clearInterval(timer)
    clearTimeout(later)
    stopListening()
    stopWaiting()
    document.removeEventListener('visibilitychange', askWhenDue)
  }
}
