import {
  dismissNotification,
  notificationsAtom,
  platformStore,
  staysShown,
  useTranslation,
  type Notification,
} from '@veckovis/platform'
import { Button, Icon, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useStaysAbove } from '../header/use-stays-above'
import * as styles from './feedback.module.css'

/** A message that reports success or a fact goes by itself. */
const shownFor = 8_000

const NotificationView = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('shell')
  const { id, tone, lines, action } = notification
  const stays = staysShown(notification)

  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismissNotification(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, stays])

  const act = () => {
    dismissNotification(id)
    action?.run()
  }

  return (
    <Notice
      tone={tone}
      className={styles.notification}
      announce
      action={
        <>
          {action !== undefined && (
            <Button variant="quiet" onClick={act}>
              {action.label}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('frame.dismiss')}
            icon={<Icon name="close" />}
            onClick={() => dismissNotification(id)}
          />
        </>
      }
    >
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Notice>
  )
}

/**
 * The newest message, in a place of its own that covers nothing: beside the page's title, and where the window is narrow
 * below the header. Older ones that are still to be read come back when it has been dismissed.
 */
export const Notifications = ({ stays }: { stays: boolean }) => {
  const place = useRef<HTMLDivElement>(null)
  useStaysAbove(place, stays)
  const newest = useAtomValue(notificationsAtom, { store: platformStore }).at(-1)
  return (
    <div ref={place} className={styles.notifications} data-part="notifications">
      {newest !== undefined && <NotificationView key={newest.id} notification={newest} />}
    </div>
  )
}
