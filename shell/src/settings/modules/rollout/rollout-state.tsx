import type { ModuleRollout } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline } from '@veckovis/ui'
import * as styles from '../module-settings.module.css'

type RolloutStateProps = {
  readonly rollout: ModuleRollout
  readonly onPromote: () => void
  readonly onEnd: () => void
}

const useCounts = () => {
  const { t } = useTranslation('module-settings')
  return ({ loads, failures }: { loads: number; failures: number }) =>
    `${t('health.loads', { count: loads })}, ${t('health.failures', { count: failures })}`
}

/** What some places have before everybody and how that fares, or that it stopped by itself and why. */
export const RolloutState = ({ rollout, onPromote, onEnd }: RolloutStateProps) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  const counts = useCounts()
  const { version, stopped, since, reason, municipalities, units, active } = rollout
  if (stopped !== null)
    return <p>{t('rollout.stopped', { version, moment: longMoment(stopped.at), counts: counts(stopped) })}</p>
  const places = [...municipalities, ...units.map(unit => t('rollout.unitOf', unit))]
  return (
    <>
      <p>{t('rollout.since', { version, moment: longMoment(since) })}</p>
      <dl className={styles.facts}>
        <dt>{t('rollout.to')}</dt>
        <dd>{places.length === 0 ? t('rollout.gone') : places.join(', ')}</dd>
        <dt>{t('choose.reason')}</dt>
        <dd>{reason}</dd>
        <dt>{version}</dt>
        <dd>{counts(rollout)}</dd>
        {active !== null && (
          <>
            <dt>{t('rollout.others', { version: active.version })}</dt>
            <dd>{counts(active)}</dd>
          </>
        )}
      </dl>
      <p className={styles.muted}>{t('rollout.byItself')}</p>
      <Inline>
        <Button onClick={onPromote}>{t('modules.promote', { version })}</Button>
        <Button onClick={onEnd}>{t('rollout.end')}</Button>
      </Inline>
    </>
  )
}
