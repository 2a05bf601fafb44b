import {
  dismissNotification,
  notificationsAtom,
  platformStore,
  useTranslation,
  type Notification,
} from '@veckovis/platform'
import { Button, Icon, Notice } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as styles from './feedback.module.css'

/** A message that reports success or a fact goes by itself; an error, or one to act on, stays until it is dismissed. */
const shownFor = 8_000

const NotificationView = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('shell')
  const { id, tone, lines, action } = notification
  const stays = tone === 'error' || action !== undefined

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

export const Notifications = () => {
  const notifications = useAtomValue(notificationsAtom, { store: platformStore })
  return (
    <div className={styles.notifications}>
      {notifications.map(notification => (
        <NotificationView key={notification.id} notification={notification} />
      ))}
    </div>
  )
}
