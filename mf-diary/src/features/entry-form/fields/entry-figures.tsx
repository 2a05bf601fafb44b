import type { DiaryCategory } from '@veckovis/domain/diary'
import { formatHours, nothing } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { Preview } from '../entry-preview'
import * as styles from '../entry-form.module.css'

/** What the entry comes to, as it is typed; of an absence also what is not covered. */
export const EntryFigures = ({
  category,
  preview,
}: {
  readonly category: DiaryCategory
  readonly preview: Preview | null
}) => {
  const { t } = useTranslation('mf-diary')
  const { days, hours, temporaryHours, difference } = preview ?? {}
  const isAbsence = category === 'ABSENCE'
  const figures = [
    { key: 'days', value: days === undefined ? undefined : String(days) },
    { key: 'hours', value: hours === undefined ? undefined : formatHours(hours) },
    ...(isAbsence
      ? [
          {
            key: 'temporaryHours',
            value: typeof temporaryHours === 'number' ? formatHours(temporaryHours) : undefined,
          },
          { key: 'difference', value: typeof difference === 'number' ? formatHours(difference) : undefined },
        ]
      : []),
  ]
  return (
    <dl className={styles.figures} aria-label={t('form.figures')}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`form.${key}`)}</dt>
          <dd>{value ?? nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
