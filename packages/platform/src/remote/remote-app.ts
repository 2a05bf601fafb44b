import type { Sight } from '@veckovis/ui'
import type { Language } from '../language/language'

export type MountProps = {
  readonly element: HTMLElement
  /** The part of the address that the remote's routes stand below; '' when they stand at the root. */
  readonly basePath: string
  /** The remote can not go on showing its page: the shell takes it off and says so, with a way to try again. */
  readonly onFailure: (error: unknown) => void
  /** Whether the page is seen yet; left out where it is from the first. */
  readonly sight?: Sight
}

/** The exposed './app' of a remote. */
export type RemoteApp = {
  readonly contractVersion: 1
  bootstrap(): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
  loadMessages(language: Language): Promise<void>
  /** Asks for the data that is shown first. Left out by modules that were built before it was asked for. */
  prefetch?(): void
}
