import type { DiaryList } from '@veckovis/contracts/diary'
import { nothing } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { hoursText } from '../../data/entry-texts'
import * as styles from './entry-list.module.css'

/** Number, hours, temporary hours and difference of all that is found, by category. */
export const EntrySummary = ({ summary }: Pick<DiaryList, 'summary'>) => {
  const { t } = useTranslation('mf-diary')
  const columns = ['category', 'count', 'hours', 'temporaryHours', 'difference'] as const
  return (
    <WideTable label={t('summary.label')}>
      <table className={styles.summary} aria-label={t('summary.label')}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`summary.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.map(({ category, count, hours, temporaryHours, difference }) => (
            <tr key={category}>
              <th scope="row">{t(`categories.${category}`)}</th>
              <td>{count}</td>
              <td>{hoursText(hours)}</td>
              <td>{category === 'ABSENCE' ? hoursText(temporaryHours) : nothing}</td>
              <td>{category === 'CHANGE_OF_NEEDS' ? nothing : hoursText(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
