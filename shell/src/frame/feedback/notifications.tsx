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
import './feedback.css'

/** A message that reports success or a fact goes by itself; an error stays until it is dismissed. */
const shownFor = 8_000

const NotificationView = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('shell')
  const { id, tone, lines } = notification

  useEffect(() => {
    if (tone === 'error') return undefined
    const timer = setTimeout(() => dismissNotification(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, tone])

  return (
    <Notice
      tone={tone}
      announce
      action={
        <Button
          variant="quiet"
          aria-label={t('frame.dismiss')}
          icon={<Icon name="close" />}
          onClick={() => dismissNotification(id)}
        />
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
    <div className="notifications">
      {notifications.map(notification => (
        <NotificationView key={notification.id} notification={notification} />
      ))}
    </div>
  )
}
