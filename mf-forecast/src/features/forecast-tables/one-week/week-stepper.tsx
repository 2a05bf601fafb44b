import type { SheetColumn } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import * as styles from './one-week.module.css'

type WeekStepperProps = {
  readonly columns: readonly SheetColumn[]
  readonly column: SheetColumn
  readonly onChange: (week: number) => void
  readonly onAnnotate: (anchor: HTMLElement) => void
}

/** Which week of the range is shown, and the way to the ones beside it. */
export const WeekStepper = ({ columns, column, onChange, onAnnotate }: WeekStepperProps) => {
  const { t } = useTranslation('mf-forecast')
  const index = columns.indexOf(column)
  const [before, after] = [columns[index - 1], columns[index + 1]]
  const state = column.isCurrent ? t('grid.currentWeek') : column.isPast ? t('grid.oldWeek') : null
  return (
    <div className={styles.stepper} role="group" aria-label={t('week.choose')}>
      <Button
        icon={<Icon name="back" />}
        aria-label={t('week.previous')}
        disabled={before === undefined}
        onClick={() => before && onChange(before.id)}
      />
      <label className={styles.which} data-current={column.isCurrent ? '' : undefined}>
        <span className={styles.title} aria-hidden="true">
          {column.title} <small>{column.subtitle}</small>
        </span>
        <select
          aria-label={t('week.choose')}
          value={column.id}
          onChange={event => onChange(Number(event.target.value))}
        >
          {columns.map(({ id, title, subtitle }) => (
            <option key={id} value={id}>
              {`${title} ${subtitle ?? ''}`}
            </option>
          ))}
        </select>
        {state !== null && <span className={styles.state}>{state}</span>}
        {column.badge !== undefined && <span className={styles.state}>{column.badge.title}</span>}
      </label>
      <Button
        icon={<Icon name="chevron-right" />}
        aria-label={t('week.next')}
        disabled={after === undefined}
        onClick={() => after && onChange(after.id)}
      />
      <Button
        icon={<Icon name="note" />}
        aria-label={t(column.annotated === true ? 'week.openWeekNote' : 'week.addWeekNote', { week: column.id })}
        data-annotated={column.annotated === true ? '' : undefined}
        onClick={event => onAnnotate(event.currentTarget)}
      />
    </div>
  )
}
