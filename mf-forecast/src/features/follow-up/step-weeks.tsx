import type { BridgeStep } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { signedHours, signedKronor, toneOfKronor } from './signed-texts'
import * as styles from './steps.module.css'

/** The weeks that a step is made of, with the days that they have in the calendar year. */
export const StepWeeks = ({ id, step }: { readonly id: string; readonly step: BridgeStep }) => {
  const { t } = useTranslation('forecast-follow-up')
  return (
    <table id={id} aria-label={t('steps.weeksOf', { step: t(`steps.names.${step.id}`) })}>
      <thead>
        <tr>
          {['week', 'days', 'kronor', 'hours'].map(head => (
            <th key={head} scope="col">
              {t(`steps.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.ofWeeks}>
        {step.weeks.map(({ week, days, kronor, hours }) => (
          <tr key={`${week.year}-${week.week}`}>
            <th scope="row">{t('steps.isoWeek', week)}</th>
            <td>{days}</td>
            <td data-tone={toneOfKronor(kronor)}>{signedKronor(kronor)}</td>
            <td>{signedHours(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
