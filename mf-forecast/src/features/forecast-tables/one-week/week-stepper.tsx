import type { GridColumn } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import * as styles from './one-week.module.css'

type WeekStepperProps = {
  readonly columns: readonly GridColumn[]
  readonly column: GridColumn
  readonly onChange: (week: number) => void
  readonly onAnnotate: (anchor: HTMLElement) => void
}

/** Which week of the range is shown, and the way to the ones beside it. */
export const WeekStepper = ({ columns, column, onChange, onAnnotate }: WeekStepperProps) => {
  const { t } = useTranslation('mf-forecast')
  const index = columns.indexOf(column)
  const [before, after] = [columns[index - 1], columns[index + 1]]
  const state = column.isCurrent ? t('grid.currentWeek') : column.isOld ? t('grid.oldWeek') : null
  return (
    <div className={styles.stepper} role="group" aria-label={t('week.choose')}>
      <Button
        icon={<Icon name="back" />}
        aria-label={t('week.previous')}
        disabled={before === undefined}
        onClick={() => before && onChange(before.week)}
      />
      <label className={styles.which} data-current={column.isCurrent ? '' : undefined}>
        <span className={styles.title} aria-hidden="true">
          {column.title} <small>{column.subtitle}</small>
        </span>
        <select
          aria-label={t('week.choose')}
          value={column.week}
          onChange={event => onChange(Number(event.target.value))}
        >
          {columns.map(({ week, title, subtitle }) => (
            <option key={week} value={week}>
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
        onClick={() => after && onChange(after.week)}
      />
      <Button
        icon={<Icon name="note" />}
        aria-label={t(column.annotated === true ? 'week.openWeekNote' : 'week.addWeekNote', { week: column.week })}
        data-annotated={column.annotated === true ? '' : undefined}
        onClick={event => onAnnotate(event.currentTarget)}
      />
    </div>
  )
}
