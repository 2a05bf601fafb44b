import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, VisuallyHidden } from '@veckovis/ui'
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
        <table aria-label={t('settings.historyOf', { name })}>
          <thead>
            <tr>
              <th scope="col">{t('settings.validFrom')}</th>
              <th scope="col">{t('settings.value')}</th>
              <th scope="col">{t('settings.source')}</th>
              <th scope="col">
                <VisuallyHidden>{t('settings.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map(value => (
              <tr key={value.id}>
                <th scope="row">{value.validFrom}</th>
                <td>{shownSetting(key, value.value, t)}</td>
                <td>
                  {t(value.isOwn ? 'settings.own' : 'settings.common')}
                  {value.isDemo && ` · ${t('settings.demo')}`}
                </td>
                <td>
                  {value.isOwn && (
                    <Button
                      variant="quiet"
                      aria-label={t('settings.removeOf', { name, day: value.validFrom })}
                      onClick={() => onRemove(value)}
                    >
                      {t('settings.remove')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}
