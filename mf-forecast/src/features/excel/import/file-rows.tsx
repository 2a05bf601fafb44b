import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { useAbsenceNames } from '../../../context/use-forecast'
import { rowNameById } from '../../../wording/row-names'
import type { ReadImport } from './read-import'
import * as styles from './import.module.css'

/** Which rows of the file were recognised by which label, and why each of the others stays out. */
export const FileRows = ({ read }: { readonly read: ReadImport }) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  const { kept, leftOut } = read.recognised
  const rows = [
    ...kept.map(({ row, label, rowId }) => {
      return { row, label, text: t('recognisedAs', { name: rowNameById(rowId, absenceNames, pageWords) }), isIn: true }
    }),
    ...leftOut.map(({ row, label, reason }) => ({ row, label, text: t(`reasons.${reason}`), isIn: false })),
  ].sort((one, other) => one.row - other.row)
  return (
    <details className={styles.details}>
      <summary>{t('rows', { kept: kept.length, leftOut: leftOut.length })}</summary>
      <WideTable label={t('rowsLabel')} look="bare">
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{t('reasonsFile.row')}</th>
              <th scope="col">{t('reasonsFile.label')}</th>
              <th scope="col">{t('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, label, text, isIn }) => (
              <tr key={row} data-left={isIn ? undefined : ''}>
                <td>{row}</td>
                <th scope="row">{label === '' ? t('noLabel') : label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}
