import type { DeployKey } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, EmptyState } from '@veckovis/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from '../module-settings.module.css'
import { RevokeKeyDialog } from './revoke-key-dialog'

type KeyListProps = { readonly keys: readonly DeployKey[]; readonly refresh: () => Promise<void> }

/** Keys with what they may and how they are used; those that can be used come first. */
export const KeyList = ({ keys, refresh }: KeyListProps) => {
  const { t } = useTranslation('module-settings')
  const [asked, setAsked] = useState<DeployKey | null>(null)
  if (keys.length === 0)
    return (
      <EmptyState icon="module" headingLevel={3} title={t('keys.empty')}>
        {t('keys.emptyAdvice')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={t('keys.title')}>
        {keys.map(key => (
          <KeyItem key={key.id} deployKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      {asked !== null && <RevokeKeyDialog deployKey={asked} onClose={() => setAsked(null)} refresh={refresh} />}
    </>
  )
}

const stateOf = ({ revokedAt, endsAt }: DeployKey) => {
  if (revokedAt !== null) return 'revoked'
  return new Date(endsAt) <= new Date() ? 'ended' : 'valid'
}

/** The button that revoked it has gone with the focus on it, which goes to the heading. */
const useFocusOnceRevoked = (isRevoked: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRevoked = useRef(isRevoked)
  useLayoutEffect(() => {
    if (isRevoked && !wasRevoked.current && document.activeElement === document.body) heading.current?.focus()
    wasRevoked.current = isRevoked
  }, [isRevoked])
  return heading
}

const KeyItem = ({ deployKey, onRevoke }: { deployKey: DeployKey; onRevoke: () => void }) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  const { name, moduleId, scopes, createdAt, createdBy, endsAt, lastUsedAt, revokedAt, revokedBy } = deployKey
  const state = stateOf(deployKey)
  const heading = useFocusOnceRevoked(state === 'revoked')
  const by = (moment: string, who: string | null) =>
    t('keys.by', { moment: longMoment(moment), who: who ?? t('keys.gone') })
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        <span className={styles.status} data-tone={state === 'valid' ? 'good' : 'bad'}>
          {t(`keys.state.${state}`)}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('keys.module')}</dt>
        <dd>{moduleId}</dd>
        <dt>{t('keys.scopes')}</dt>
        <dd>{scopes.map(scope => t(`keys.scope.${scope}`)).join(', ')}</dd>
        <dt>{t('keys.created')}</dt>
        <dd>{by(createdAt, createdBy)}</dd>
        <dt>{t('keys.ends')}</dt>
        <dd>{longMoment(endsAt)}</dd>
        <dt>{t('keys.used')}</dt>
        <dd>{lastUsedAt === null ? t('keys.never') : longMoment(lastUsedAt)}</dd>
        {revokedAt !== null && (
          <>
            <dt>{t('keys.state.revoked')}</dt>
            <dd>{by(revokedAt, revokedBy)}</dd>
          </>
        )}
      </dl>
      {state === 'valid' && (
        <Button aria-label={t('keys.revokeOf', { name })} onClick={onRevoke}>
          {t('keys.revoke')}
        </Button>
      )}
    </li>
  )
}
