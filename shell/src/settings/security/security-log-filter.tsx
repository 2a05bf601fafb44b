import { securityEventKinds } from '@veckovis/contracts/security'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { TextField } from '@veckovis/ui'
import type { SecurityLogPart } from './security-log-query'
import * as styles from './security-log.module.css'

export interface SecurityLogFilterProps {
  part: SecurityLogPart
  /** What is asked for otherwise begins on its first page. */
  onChange: (changes: Partial<Pick<SecurityLogPart, 'kind' | 'from' | 'to'>>) => void
}

const all = 'all'

export const SecurityLogFilter = ({ part, onChange }: SecurityLogFilterProps) => {
  const { t } = useTranslation('security')
  const kinds = securityEventKinds.map(value => ({ value, label: t(`kind.${value}`) }))
  return (
    <div className={styles.filter}>
      <Select<(typeof kinds)[number]['value'] | typeof all>
        label={t('filter.kind')}
        value={part.kind === '' ? all : part.kind}
        options={[{ value: all, label: t('filter.all') }, ...kinds]}
        onChange={kind => onChange({ kind: kind === all ? '' : kind })}
      />
      <TextField
        type="date"
        label={t('filter.from')}
        value={part.from}
        max={part.to === '' ? undefined : part.to}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('filter.to')}
        value={part.to}
        min={part.from === '' ? undefined : part.from}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  )
}
