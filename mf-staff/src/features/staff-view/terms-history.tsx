import type { StaffTerms } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { columnTitle, shownValue, termsTableFields, valueOfTerms, type TermsTableField } from '../../data/staff-fields'
import * as styles from './staff-view.module.css'

const ValueCell = ({ terms, field }: { readonly terms: StaffTerms; readonly field: TermsTableField }) => {
  const { t } = useTranslation('mf-staff')
  const value = valueOfTerms(terms, field)
  const text = value === undefined ? '' : shownValue(field, value, t)
  return field === 'validFrom' ? <th scope="row">{text}</th> : <td>{text}</td>
}

/** Every set of terms from its day on, the latest first. */
export const TermsHistory = ({ terms }: { readonly terms: readonly StaffTerms[] }) => {
  const { t } = useTranslation('mf-staff')
  const seen = termsTableFields.filter(field => terms.some(one => valueOfTerms(one, field) !== undefined))
  return (
    <details className={styles.history}>
      <summary>{t('view.history', { count: terms.length })}</summary>
      <WideTable label={t('view.historyLabel')} look="bare">
        <table>
          <thead>
            <tr>
              {seen.map(field => (
                <th key={field} scope="col">
                  {columnTitle(field, t)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.toReversed().map(one => (
              <tr key={one.validFrom}>
                {seen.map(field => (
                  <ValueCell key={field} terms={one} field={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}
