import type { PermissionLevel } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { classNames, controlLook } from '@veckovis/ui'
import * as styles from './role-editor.module.css'

type LevelChoiceProps = {
  readonly area: number
  readonly value: PermissionLevel | undefined
  /** What the caller may give here. A level that is held already stands among them, so that it can be seen. */
  readonly offered: readonly PermissionLevel[]
  /** Which of several groups it belongs to, for those who do not see it. */
  readonly group: string
  /** A level is missing in all areas. */
  readonly isMissing: boolean
  readonly onChange: (level: PermissionLevel | undefined) => void
}

/** The level in one area: none, or one of those that the caller may give. */
export const LevelChoice = ({ area, value, offered, group, isMissing, onChange }: LevelChoiceProps) => {
  const { t } = useTranslation('admin-users')
  const levels = value === undefined || offered.includes(value) ? offered : [...offered, value]
  const name = t(`areas.${area}`)
  return (
    <label className={styles.level}>
      <span className={styles.area}>{name}</span>
      <select
        className={classNames(controlLook, value !== undefined && styles.given)}
        aria-label={t('roles.levelOf', { area: name, group })}
        aria-invalid={isMissing || (value !== undefined && !offered.includes(value))}
        disabled={offered.length === 0 && value === undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(levels.find(level => level === target.value))}
      >
        <option value="">{t('levels.none')}</option>
        {levels.map(level => (
          <option key={level} value={level}>
            {t(`levels.${level}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
