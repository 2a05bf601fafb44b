import type { ImportComparison } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { useAbsenceNames } from '../../../context/use-forecast'
import { rowNameById } from '../../../wording/row-names'
import type { ReadImport } from './read-import'
import { columnName } from './wording/column-name'
import * as styles from './import.module.css'

type LeftAloneProps = { readonly read: ReadImport; readonly comparison: ImportComparison }

/** What of the file does not come in, or not as it stands there: old weeks, rows that could not be read, what was rounded. */
export const LeftAlone = ({ read, comparison }: LeftAloneProps) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  const { oldDifferences, differences, skippedRowIds, leftColumns } = comparison
  const oldWeeks = [...new Set(oldDifferences.map(({ week }) => week))].sort((one, other) => one - other)
  const rounded = differences.filter(({ isRounded }) => isRounded).length
  const { cellsOutside } = read.chosen
  const names = skippedRowIds.map(rowId => rowNameById(rowId, absenceNames, pageWords)).join(', ')
  const columns = leftColumns.map(left => columnName(left, read.recognised)).join(', ')
  const lines = [
    ...(leftColumns.length > 0 ? [t('leftColumns', { count: leftColumns.length, columns })] : []),
    ...(oldDifferences.length > 0 ? [t('old', { count: oldDifferences.length, weeks: oldWeeks.join(', ') })] : []),
    ...(skippedRowIds.length > 0 ? [t('skipped', { count: skippedRowIds.length, names })] : []),
    ...(rounded > 0 ? [t('rounded', { count: rounded })] : []),
    ...(cellsOutside > 0 ? [t('outside', { count: cellsOutside })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Notice tone="info" title={t('leftAlone')}>
      <ul className={styles.plainList}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
