import { reportProblem, type MountProps } from '@veckovis/platform'
import type { RunnableApp } from './app-source'
import { unmountLimit, withinLimit } from './time-limit'

/** What a version has on the page: its styles from its loading on, what it draws from its mount on. */
export interface HeldPart {
  readonly leaveStyles: () => void
  readonly drawn: { readonly app: RunnableApp; readonly props: MountProps } | null
}

/** A remote that fails or hangs while it lets go loses its element all the same; `onFailure` is called for it. */
const takeOff = async ({ app, props }: NonNullable<HeldPart['drawn']>, onFailure: () => void): Promise<void> => {
  try {
    await withinLimit(app.unmount(props), unmountLimit, 'unmount')
  } catch (error) {
    // The person has left: nothing to tell, but a remote that does not let go is to be found.
    reportProblem('a module did not let go of its element', error)
    onFailure()
  }
  props.element.remove()
}

/** What the version has on the page goes, its styles last. */
export const letGo = async (part: HeldPart | null, onFailure: () => void): Promise<void> => {
  if (part === null) return
  if (part.drawn !== null) await takeOff(part.drawn, onFailure)
  part.leaveStyles()
}
