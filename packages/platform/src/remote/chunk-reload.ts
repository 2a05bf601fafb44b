import { leaveGuard } from '../leaving/leave-guard'
import type { PageLoader } from '../frame/navigation'

const lastReloadKey = 'veckovis-chunk-reload'
/** At most one reload because of a failed chunk in this time. */
const leastBetweenReloads = 60_000

const mayReload = (session: Storage, now: number): boolean => {
  const last = Number(session.getItem(lastReloadKey) ?? Number.NEGATIVE_INFINITY)
  return Number.isNaN(last) || now - last >= leastBetweenReloads
}

/**
 * A lazy chunk of the running page could not be fetched. True when the page is being reloaded;
 * with unsaved edits only after the person was asked.
 */
export const reloadForChunk = async (page: Pick<PageLoader, 'reload'>, session: Storage): Promise<boolean> => {
  if (!mayReload(session, Date.now())) return false
  if (!(await leaveGuard.mayLeave())) return false
  session.setItem(lastReloadKey, String(Date.now()))
  page.reload()
  return true
}
