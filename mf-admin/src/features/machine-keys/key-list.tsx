import type { MachineKey } from '@veckovis/contracts/outcome'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, EmptyState } from '@veckovis/ui'
import * as styles from './machine-keys.module.css'

type KeyListProps = { readonly keys: readonly MachineKey[]; readonly onRevoke: (key: MachineKey) => void }

/** The keys of a municipality with what they reach and how they are used. */
export const KeyList = ({ keys, onRevoke }: KeyListProps) => {
  const { t } = useTranslation('machine-keys')
  if (keys.length === 0)
    return (
      <EmptyState icon="module" headingLevel={3} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <ul className={styles.list} aria-label={t('label')}>
      {keys.map(key => (
        <KeyItem key={key.id} machineKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  )
}

const KeyItem = ({ machineKey, onRevoke }: { machineKey: MachineKey; onRevoke: () => void }) => {
  const { t } = useTranslation('machine-keys')
  const { longDay, longMoment } = useFormat()
  const { source, places, endsOn, createdAt, createdBy, lastUsedAt, state } = machineKey
  const names = [...places.departments, ...places.units].map(({ name }) => name)
  const facts = [
    ['places.label', places.all ? t('places.all') : names.join(', ') || t('places.gone')],
    ['ends', longDay(endsOn)],
    ['created', t('by', { moment: longMoment(createdAt), who: createdBy ?? t('gone') })],
    ['used', lastUsedAt === null ? t('never') : longMoment(lastUsedAt)],
  ] as const
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{source}</h3>
        <span className={styles.status} data-tone={state === 'valid' ? 'good' : 'bad'}>
          {t(`state.${state}`)}
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'valid' && (
        <Button aria-label={t('revoke.of', { source })} onClick={onRevoke}>
          {t('revoke.button')}
        </Button>
      )}
    </li>
  )
}
