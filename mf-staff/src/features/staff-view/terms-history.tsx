import type { StaffTerms } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { shownGrade, shownHours, shownSalary } from '../../data/staff-format'
import * as styles from './staff-view.module.css'

/** Every set of terms from its day on, the latest first. */
export const TermsHistory = ({ terms }: { readonly terms: readonly StaffTerms[] }) => {
  const { t } = useTranslation('mf-staff')
  const seesSalaries = terms.some(({ salary }) => salary !== undefined)
  return (
    <details className={styles.history}>
      <summary>{t('view.history', { count: terms.length })}</summary>
      <WideTable label={t('view.historyLabel')} look="bare">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('fields.validFrom')}</th>
              {seesSalaries && <th scope="col">{t('fields.salary')}</th>}
              <th scope="col">{t('fields.weeklyHours')}</th>
              <th scope="col">{t('table.ordinaryGrade')}</th>
              <th scope="col">{t('table.actualGrade')}</th>
              <th scope="col">{t('table.availableHours')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.toReversed().map(one => (
              <tr key={one.validFrom}>
                <th scope="row">{one.validFrom}</th>
                {seesSalaries && <td>{one.salary === undefined ? '' : shownSalary(one.salary, t)}</td>}
                <td>{shownHours(one.weeklyHours)}</td>
                <td>{shownGrade(one.ordinaryService.grade)}</td>
                <td>{shownGrade(one.actualService.grade)}</td>
                <td>{shownHours(one.availableHours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}
