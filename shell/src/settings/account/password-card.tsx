import { useQueryClient } from '@tanstack/react-query'
import { lazyPage, notify, useSession, useTranslation } from '@veckovis/platform'
import { Button, Card, Inline } from '@veckovis/ui'
import { useState } from 'react'
import * as styles from '../settings-page.module.css'
import { ownSessionsQuery } from './own-account'

const PasswordDialog = lazyPage(() =>
  import(/* webpackChunkName: 'own-password' */ './password-dialog').then(module => module.PasswordDialog),
)

export const PasswordCard = () => {
  const { t } = useTranslation('account')
  const user = useSession()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  if (user === null) return null
  const changed = () => {
    setOpen(false)
    notify.success(t('passwordDone'))
    void queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
  }
  return (
    <Card title={t('password')}>
      <p className={styles.hint}>{t('passwordHint')}</p>
      <Inline>
        <Button onClick={() => setOpen(true)}>{t('passwordOpen')}</Button>
      </Inline>
      {isOpen && <PasswordDialog email={user.email} onClose={() => setOpen(false)} onChanged={changed} />}
    </Card>
  )
}
