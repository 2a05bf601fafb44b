import type { LivingTabs } from './living-tabs'
import type { TabChannel, Wanted } from './tab-channel'

/** A tab that lives and still has not answered by then is busy or asleep, and is done without. */
const answerLimit = 2_000
/** Where nobody knows whether there are other tabs. */
const blindLimit = 300

/** Asks the others, if there are any, of one session or of all. */
export type AskOthers = (kind: string, about: string | null, wanted?: Partial<Wanted>) => Promise<readonly unknown[]>

export const askerOf =
  (living: LivingTabs, channel: TabChannel): AskOthers =>
  async (kind, about, wanted = {}) => {
    const others = await living.others(about)
    if (others === 0) return []
    const limit = others === null ? blindLimit : answerLimit
    return channel.ask(kind, about, { answers: others ?? Infinity, withinMilliseconds: limit, ...wanted })
  }
