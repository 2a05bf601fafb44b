import { ImportTable, Lines } from '@veckovis/lists/import'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { Hint } from '@veckovis/ui'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { useMemo } from 'react'
import { reasonsFile } from './files/list-files'
import type { ListKind, ListRow } from './list/list-row'
import { headingIn } from './list/list-words'
import { reasonTexts } from './list/reason-text'
import * as styles from './import.module.css'

/** What is said of a row that nothing is known to stand in the way of. */
export type GoodRowState = 'goesIn' | 'unchecked' | 'isIn' | 'waits'

type RowPreviewProps = {
  readonly kind: ListKind
  readonly rows: readonly ListRow[]
  /** Headings of the list that no column is known by. */
  readonly unknown: readonly string[]
  readonly hiddenRows: number
  readonly stateOf: (row: ListRow) => GoodRowState
}

const RowState = ({ state }: { readonly state: GoodRowState }) => {
  const { t } = useTranslation('admin-import')
  const isOpen = state === 'unchecked' || state === 'waits'
  return <span className={isOpen ? styles.open : styles.good}>{t(state)}</span>
}

/** What every list has, and what is filled in anywhere in this one: empty columns push the others out of sight. */
const usedColumns = ({ kind, rows }: Pick<RowPreviewProps, 'kind' | 'rows'>): ListKind['columns'] =>
  kind.columns.filter(({ key, isRequired }) => isRequired || rows.some(({ cells }) => cells[key] !== ''))

const useColumns = ({
  kind,
  rows,
  stateOf,
}: Omit<RowPreviewProps, 'unknown' | 'hiddenRows'>): RecordColumn<ListRow, never>[] => {
  const { t } = useTranslation('admin-import')
  const language = useLanguage()
  return useMemo(
    () => [
      { key: 'line', title: t('line'), align: 'end', isRowHeader: true, cell: row => row.line },
      {
        key: 'reasons',
        title: t('state'),
        cell: row =>
          row.reasons.length === 0 ? (
            <>
              <RowState state={stateOf(row)} />
              {row.remark !== undefined && <Hint>{t(`remarks.${row.remark}`)}</Hint>}
            </>
          ) : (
            <div className={styles.reasons}>
              <Lines isBad texts={reasonTexts(row, { kind, language, words: t })} />
            </div>
          ),
      },
      ...usedColumns({ kind, rows }).map(({ key, heading }) => ({
        key,
        title: headingIn(language, heading),
        cell: ({ cells }: ListRow) => (
          <span className={key === 'email' ? styles.address : styles.cell}>{cells[key]}</span>
        ),
      })),
    ],
    [kind, rows, stateOf, language, t],
  )
}

const lineOf = ({ line }: ListRow) => line
const isRefused = ({ reasons }: ListRow) => reasons.length > 0

/** The rows of a list as they were understood, each with what becomes of it or why it cannot go in. */
export const RowPreview = (props: RowPreviewProps) => {
  const { t } = useTranslation('admin-import')
  const language = useLanguage()
  const { kind, rows, unknown, hiddenRows } = props
  const save = () => saveFile(t('file.refused'), 'csv', reasonsFile(rows, kind, language, t))
  return (
    <ImportTable
      label={t('rows')}
      columns={useColumns(props)}
      rows={rows}
      rowKey={lineOf}
      isRefused={isRefused}
      unknown={unknown}
      hiddenRows={hiddenRows}
      reasons={{ label: t('takeReasons'), save }}
    />
  )
}
