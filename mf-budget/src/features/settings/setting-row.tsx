import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { DatedValues } from './dated-values'
import { shownSetting, type SettingHistory } from './setting-values'
import * as styles from './settings.module.css'

type SettingRowProps = {
  readonly history: SettingHistory
  readonly year: number
  readonly onChange: () => void
  readonly onRemove: (value: BudgetSettingOnWire) => void
}

/** One setting: what holds for the year's budget, its values by date, and the way to a new one. */
export const SettingRow = ({ history, year, onChange, onRemove }: SettingRowProps) => {
  const { t } = useTranslation('mf-budget')
  const { key, inForce, values } = history
  const name = t(`settings.keys.${key}`)
  return (
    <li className={styles.setting}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <p className={styles.value}>
          <span>{t('settings.inForce', { year })}</span>
          <strong>{inForce === null ? t('settings.none') : shownSetting(key, inForce, t)}</strong>
        </p>
        <Button onClick={onChange} aria-label={t('settings.newFor', { name })}>
          {t('settings.new')}
        </Button>
      </div>
      {values.length > 0 && (
        <DatedValues
          label={t('settings.historyOf', { name })}
          about={t('settings.source')}
          rows={values.map(value => ({
            id: value.id,
            day: value.validFrom,
            value: shownSetting(key, value.value, t),
            about: `${t(value.isOwn ? 'settings.own' : 'settings.common')}${value.isDemo ? ` · ${t('settings.demo')}` : ''}`,
            actions: value.isOwn && (
              <Button
                variant="quiet"
                aria-label={t('settings.removeOf', { name, day: value.validFrom })}
                onClick={() => onRemove(value)}
              >
                {t('settings.remove')}
              </Button>
            ),
          }))}
        />
      )}
    </li>
  )
}
