import { notify } from '../../feedback/notifications'
import { i18n } from '../../language/i18n'
import type { UnsavedWork } from '../../leaving/leave-guard'
import type { AskOthers } from './ask-others'

/** A save in another tab may have to wait for the server. */
const saveLimit = 30_000

/** What is unsaved in the other tabs of a session; null when nothing is, or nobody answers. */
export const unsavedElsewhere = async (ask: AskOthers, session: string): Promise<UnsavedWork | null> => {
  const dirty = (await ask('unsaved', session)).filter(answer => answer === true).length
  if (dirty === 0) return null
  let isSettled = false
  return {
    isDirty: () => !isSettled,
    save: async () => {
      const saved = await ask('save', session, { withinMilliseconds: saveLimit })
      isSettled = saved.length >= dirty && saved.every(answer => answer === true)
      if (!isSettled) notify.error(i18n.t('platform:leave.elsewhereFailed'))
      return isSettled
    },
    // They hear of the sign-out, and what is unsaved there goes with it.
    discard: () => {
      isSettled = true
    },
  }
}
