import type { Language } from '../language/language'

/** `basePath` is the part of the address that the remote's routes stand below; '' when they stand at the root. */
export type MountProps = { readonly element: HTMLElement; readonly basePath: string }

/** The exposed './app' of a remote. */
export type RemoteApp = {
  readonly contractVersion: 1
  bootstrap(): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
  loadMessages(language: Language): Promise<void>
  canDeactivate(): 'clean' | 'dirty'
  saveDraft?(): Promise<void>
  restoreDraft?(): Promise<void>
}
