import { useTranslation } from '@veckovis/platform'
import { Checkbox } from '@veckovis/ui'
import { useMemo } from 'react'
import { weeksOfDifferences } from './difference-rows'
import { leaveWeek } from './import-choice'
import type { Preview } from './use-preview'
import * as styles from '../import.module.css'

/** Which weeks come in; those alone in which the file differs. */
export const WeekChoice = ({ preview }: { readonly preview: Preview }) => {
  const { t } = useTranslation('forecast-import')
  const { comparison, choice, setChoice } = preview
  const weeks = useMemo(() => weeksOfDifferences(comparison.differences), [comparison.differences])
  const count = weeks.filter(week => !choice.leftWeeks.has(week)).length
  return (
    <details className={styles.details}>
      <summary>{t('weeks', { count, total: weeks.length })}</summary>
      <fieldset className={styles.weeks}>
        <legend>{t('weeksLegend')}</legend>
        {weeks.map(week => {
          const isIn = !choice.leftWeeks.has(week)
          return (
            <Checkbox
              key={week}
              label={t('week', { week })}
              checked={isIn}
              onChange={() => setChoice(before => leaveWeek(before, week, isIn))}
            />
          )
        })}
      </fieldset>
    </details>
  )
}
