import { splitSentences } from '@veckovis/ui'
import { atom } from 'jotai'
import { platformStore } from '../store'

export type NotificationTone = 'success' | 'error' | 'info'
/** What can still be done about the message, such as undoing what it tells of. */
export type NotificationAction = { readonly label: string; readonly run: () => void }

export type Notification = {
  readonly id: number
  readonly tone: NotificationTone
  readonly lines: readonly string[]
  readonly action?: NotificationAction
}

const notifications = atom<readonly Notification[]>([])
export const notificationsAtom = atom(get => get(notifications))

// More than this at once is noise; the oldest goes first.
const most = 4
let lastId = 0

const add = (tone: NotificationTone, text: string, action?: NotificationAction): number => {
  lastId += 1
  const notification = { id: lastId, tone, lines: splitSentences(text), ...(action === undefined ? {} : { action }) }
  platformStore.set(notifications, shown => [...shown, notification].slice(-most))
  return notification.id
}

export const dismissNotification = (id: number): void =>
  platformStore.set(notifications, shown => shown.filter(notification => notification.id !== id))

/** Messages that the shell shows and reads out. Each call answers the id for `dismissNotification`. */
export const notify = {
  success: (text: string, action?: NotificationAction): number => add('success', text, action),
  error: (text: string): number => add('error', text),
  info: (text: string): number => add('info', text),
}
