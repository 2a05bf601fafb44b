import { splitSentences } from '@veckovis/ui'
import { atom } from 'jotai'
import { onlineAtom } from '../frame/online'
import { platformStore } from '../store'

export type NotificationTone = 'success' | 'error' | 'info'
/** What can still be done about the message, such as undoing what it tells of. */
export type NotificationAction = { readonly label: string; readonly run: () => void }

/** What a message is about. A newer one about the same takes its place, and `notify.settled` takes it away. */
type Matter = { readonly about?: string; readonly untilOnline?: boolean }

export type Notification = Matter & {
  readonly id: number
  readonly tone: NotificationTone
  readonly lines: readonly string[]
  readonly action?: NotificationAction
}

const notifications = atom<readonly Notification[]>([])
/** The oldest first. */
export const notificationsAtom = atom(get => get(notifications))

// More than this at once is noise; the oldest goes first.
const most = 4
let lastId = 0

/** An error, or a message to act on, stays until it is dismissed, mended or replaced; any other goes by itself. */
export const staysShown = ({ tone, action }: Notification): boolean => tone === 'error' || action !== undefined

const keep = (isKept: (notification: Notification) => boolean): void =>
  platformStore.set(notifications, shown => (shown.every(isKept) ? shown : shown.filter(isKept)))

const add = (tone: NotificationTone, text: string, matter: Matter, action?: NotificationAction): number => {
  lastId += 1
  const { about } = matter
  const lines = splitSentences(text)
  const added = { id: lastId, tone, lines, ...matter, ...(action === undefined ? {} : { action }) }
  // What can still be undone stays offered beneath the newer message.
  keep(shown => staysShown(shown) && (shown.about !== about || shown.action !== undefined))
  platformStore.set(notifications, shown => [...shown, added].slice(-most))
  return added.id
}

export const dismissNotification = (id: number): void => keep(shown => shown.id !== id)

platformStore.sub(onlineAtom, () => {
  if (platformStore.get(onlineAtom)) keep(shown => shown.untilOnline !== true)
})

/** Messages that the shell shows and reads out. Each call answers the id for `dismissNotification`. */
export const notify = {
  success: (text: string, action?: NotificationAction, matter: Matter = {}): number =>
    add('success', text, matter, action),
  error: (text: string, matter: Matter = {}): number => add('error', text, matter),
  info: (text: string, matter: Matter = {}): number => add('info', text, matter),
  /** What the errors were about is well again, or gone. */
  settled: (about: string): void => keep(shown => shown.about !== about || shown.tone !== 'error'),
}
