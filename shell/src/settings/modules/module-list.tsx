import { useQuery } from '@tanstack/react-query'
import type {
  ModuleHealth,
  ModuleOffers,
  ModuleParts,
  ModuleRollout,
  SettingsModule,
  VersionMeasures,
} from '@veckovis/contracts/modules'
import { GuardedLink, lazyPage, useLanguage, useTranslation } from '@veckovis/platform'
import { Button, EmptyState } from '@veckovis/ui'
import { useState } from 'react'
import { ChooseVersionDialog, type VersionQuestion } from './choose-version-dialog'
import { GoBack } from './go-back'
import { ModuleMeasures } from './module-measures'
import { ModuleNeeds } from './module-needs'
import { healthQuery, measuresQuery, offersQuery, partsQuery } from './module-settings-queries'
import { ModuleActivations, ModuleVersions, RolloutInShort } from './module-versions'
import { rolloutsQuery } from './rollout/rollout-queries'
import { RolloutState } from './rollout/rollout-state'
import * as styles from './module-settings.module.css'

const RollOutDialog = lazyPage(() =>
  import(/* webpackChunkName: 'roll-out' */ './rollout/roll-out-dialog').then(module => module.RollOutDialog),
)
const EndRolloutDialog = lazyPage(() =>
  import(/* webpackChunkName: 'end-rollout' */ './rollout/end-rollout-dialog').then(module => module.EndRolloutDialog),
)

/** What is asked about a rollout. */
type RolloutQuestion =
  | { readonly module: SettingsModule; readonly version: string }
  | { readonly module: SettingsModule; readonly rollout: ModuleRollout }

export const ModuleList = ({ modules }: { modules: readonly SettingsModule[] }) => {
  const { t } = useTranslation('module-settings')
  const [question, setQuestion] = useState<VersionQuestion | null>(null)
  const { data: health, isError } = useQuery(healthQuery)
  const measured = useQuery(measuresQuery)
  const declared = useQuery(partsQuery)
  const offered = useQuery(offersQuery)
  const [asked, setAsked] = useState<RolloutQuestion | null>(null)
  const rollouts = useQuery(rolloutsQuery)
  if (modules.length === 0)
    return (
      <EmptyState icon="module" headingLevel={3} title={t('modules.empty')}>
        {t('modules.emptyAdvice')}
      </EmptyState>
    )
  return (
    <>
      {isError && <p className={styles.muted}>{t('health.unread')}</p>}
      {measured.isError && <p className={styles.muted}>{t('measures.unread')}</p>}
      {rollouts.isError && <p className={styles.muted}>{t('rollout.unread')}</p>}
      {(declared.isError || offered.isError) && <p className={styles.muted}>{t('parts.unread')}</p>}
      <ul className={styles.list}>
        {modules.map(module => (
          <ModuleItem
            key={module.id}
            module={module}
            health={health?.modules.find(({ id }) => id === module.id)}
            measures={measured.data?.measures}
            parts={declared.data?.modules.find(({ id }) => id === module.id)}
            offers={offered.data?.modules.find(({ id }) => id === module.id)}
            rollout={rollouts.data?.rollouts.find(({ moduleId }) => moduleId === module.id)}
            onAsk={about => setQuestion({ module, ...about })}
            onRollOut={rollouts.data ? version => setAsked({ module, version }) : undefined}
            onEnd={rollout => setAsked({ module, rollout })}
          />
        ))}
      </ul>
      {asked !== null &&
        ('rollout' in asked ? (
          <EndRolloutDialog {...asked} onClose={() => setAsked(null)} />
        ) : (
          <RollOutDialog {...asked} onClose={() => setAsked(null)} />
        ))}
      {question !== null && <ChooseVersionDialog question={question} onClose={() => setQuestion(null)} />}
    </>
  )
}

type ModuleItemProps = {
  module: SettingsModule
  /** Undefined: not read, or the server counts nothing. */
  health: ModuleHealth | undefined
  /** Undefined: not read, or the server measures nothing. */
  measures: readonly VersionMeasures[] | undefined
  /** Undefined: not read, or no version is active. */
  parts: ModuleParts | undefined
  /** Undefined: not read, or of a server that does not say. */
  offers: ModuleOffers | undefined
  /** Undefined: not read, or none goes on and none has stopped by itself. */
  rollout: ModuleRollout | undefined
  onAsk: (asked: Omit<VersionQuestion, 'module'>) => void
  /** Undefined: not read, or the server has no such call. */
  onRollOut: ((version: string) => void) | undefined
  onEnd: (rollout: ModuleRollout) => void
}

const ModuleItem = (props: ModuleItemProps) => {
  const { module, health, measures, parts, offers, rollout, onAsk, onRollOut, onEnd } = props
  const { t } = useTranslation('module-settings')
  const { activeVersion, activations, versions } = module
  const isActive = activeVersion !== null
  // Nobody has had any version: it came into the folder of modules, and waits.
  const waiting = activations.length === 0 && !isActive ? versions[0] : undefined
  const isRollingOut = rollout?.stopped === null || (health?.rollout ?? null) !== null
  const hasBefore = activations.some(({ version }) => version !== null && version !== activeVersion)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{module.title[useLanguage()]}</h3>
        <span className={styles.status} data-tone={isActive ? 'good' : 'bad'}>
          {t(isActive ? 'modules.active' : waiting === undefined ? 'modules.inactive' : 'modules.waiting')}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('modules.id')}</dt>
        <dd>{module.id}</dd>
        <dt>{t('modules.version')}</dt>
        <dd>{activeVersion ?? t('modules.noVersion')}</dd>
        <dt>{t('modules.licensed')}</dt>
        <dd>{module.licenceKey === null ? t('modules.withoutLicence') : module.licensed}</dd>
      </dl>
      {waiting !== undefined && (
        <Button onClick={() => onAsk({ version: waiting.version, before: null })}>
          {t('modules.promote', { version: waiting.version })}
        </Button>
      )}
      {rollout === undefined ? (
        <RolloutInShort health={health} />
      ) : (
        <RolloutState
          rollout={rollout}
          onPromote={() => onAsk({ version: rollout.version, before: null })}
          onEnd={() => onEnd(rollout)}
        />
      )}
      {versions.length > 0 && (
        <ModuleVersions
          module={module}
          health={health}
          onChoose={version => onAsk({ version, before: null })}
          onRollOut={isActive && !isRollingOut ? onRollOut : undefined}
        />
      )}
      {measures !== undefined && <ModuleMeasures module={module} measures={measures} />}
      {parts !== undefined && <ModuleNeeds parts={parts} offers={offers} />}
      {activations.length > 0 && <ModuleActivations module={module} />}
      <p>
        <GuardedLink to={`/settings/security?module=${module.id}`}>{t('modules.history')}</GuardedLink>
      </p>
      {isActive && hasBefore && <GoBack health={health} onAsk={before => onAsk({ version: null, before })} />}
    </li>
  )
}
