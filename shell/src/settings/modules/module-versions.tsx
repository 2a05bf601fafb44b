import { rangeText, type ModuleHealth, type SettingsModule } from '@veckovis/contracts/modules'
import { shareOfFailures } from '@veckovis/domain/modules'
import { formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline } from '@veckovis/ui'
import * as styles from './module-settings.module.css'

type ModuleVersionsProps = {
  module: SettingsModule
  health: ModuleHealth | undefined
  onChoose: (version: string) => void
  /** Undefined: none can be rolled out now. */
  onRollOut: ((version: string) => void) | undefined
}

/** Which version only some places have, as the health of the versions tells it. */
export const RolloutInShort = ({ health }: { health: ModuleHealth | undefined }) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  const rollout = health?.rollout ?? null
  if (rollout === null) return null
  const { version, since, municipalities, units } = rollout
  return (
    <p>
      {t('health.rollout', {
        version,
        moment: longMoment(since),
        municipalities: t('health.municipalities', { count: municipalities }),
        units: t('health.units', { count: units }),
      })}
    </p>
  )
}

/** The latest versions, each of which can be made the one that people get. */
export const ModuleVersions = ({ module, health, onChoose, onRollOut }: ModuleVersionsProps) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  return (
    <details className={styles.versions}>
      <summary>{t('modules.versions', { number: module.versions.length })}</summary>
      <ul>
        {module.versions.map(({ version, registeredAt, contract }) => (
          <li key={version}>
            <span className={styles.code}>{version}</span>
            <span>
              {t('modules.registered', {
                moment: longMoment(registeredAt),
                contract: rangeText(contract),
              })}
            </span>
            <VersionHealth health={health} version={version} />
            {version === module.activeVersion ? (
              <strong>{t('modules.active')}</strong>
            ) : (
              <Inline>
                <Button
                  variant="quiet"
                  aria-label={t('modules.activateOf', { version })}
                  onClick={() => onChoose(version)}
                >
                  {t('modules.activate')}
                </Button>
                {onRollOut !== undefined && health?.quarantined.includes(version) !== true && (
                  <Button
                    variant="quiet"
                    aria-label={t('rollout.beginOf', { version })}
                    onClick={() => onRollOut(version)}
                  >
                    {t('rollout.begin')}
                  </Button>
                )}
              </Inline>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** How often a version that people have or had came up and failed, and what that means; nothing of one that nobody had. */
const VersionHealth = ({ health, version }: { health: ModuleHealth | undefined; version: string }) => {
  const { t } = useTranslation('module-settings')
  if (health?.quarantined.includes(version) === true) return <strong>{t('health.quarantined')}</strong>
  const known = health?.versions.find(each => each.version === version)
  if (known === undefined) return null
  return (
    <span>
      {t(`health.${known.health}`)}: {t('health.loads', { count: known.loads })},{' '}
      {t('health.failures', { count: known.failures })}
      {known.failures > 0 && ` (${t('health.share', { share: formatPercent(shareOfFailures(known) * 100, 1) })})`}
      {known.wasRolledBack && `, ${t('health.rolledBack')}`}
    </span>
  )
}

/** Since when people get which version, by whom and why. */
export const ModuleActivations = ({ module }: { module: SettingsModule }) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  return (
    <details className={styles.versions}>
      <summary>{t('modules.activations', { number: module.activations.length })}</summary>
      <ul>
        {module.activations.map(({ at, version, way, reason, by }) => (
          <li key={`${at}/${version}/${way}`}>
            <span className={styles.code}>{version ?? t('modules.noVersion')}</span>
            <span>{t(`way.${way}`, { moment: longMoment(at), by: by ?? t('way.program') })}</span>
            {reason !== '' && <span className={styles.muted}>{reason}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
