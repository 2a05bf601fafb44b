import { pageSizes } from '@veckovis/domain/lists'
import { ListPages, type PagePart } from '@veckovis/lists'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { Checkbox, Stack } from '@veckovis/ui'
import { RecordTable, type RecordColumn } from '@veckovis/ui/record-table'
import { useMemo, useState } from 'react'
import type { ListKind, ListRow } from './list/list-row'
import { headingIn } from './list/list-words'
import { reasonText } from './list/reason-text'
import * as styles from './import.module.css'

/** What is said of a row that nothing is known to stand in the way of. */
export type GoodRowState = 'goesIn' | 'unchecked' | 'isIn' | 'waits'

type RowPreviewProps = {
  readonly kind: ListKind
  readonly rows: readonly ListRow[]
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

const useColumns = ({ kind, rows, stateOf }: RowPreviewProps): RecordColumn<ListRow, never>[] => {
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
            <RowState state={stateOf(row)} />
          ) : (
            <ul className={styles.reasons}>
              {row.reasons
                .map(reason => reasonText(reason, kind, language, t))
                .map(text => (
                  <li key={text}>{text}</li>
                ))}
            </ul>
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

const unsorted = { key: 'line' as never, direction: 'ascending' } as const
const stays = () => undefined

/** The rows of a list as they were understood, a page at a time, each with why it cannot go in. */
export const RowPreview = (props: RowPreviewProps) => {
  const { t } = useTranslation('admin-import')
  const { rows } = props
  const columns = useColumns(props)
  const [asked, setAsked] = useState<PagePart>({ page: 1, pageSize: pageSizes[0] })
  const [onlyRefused, setOnlyRefused] = useState(false)
  const refused = useMemo(() => rows.filter(({ reasons }) => reasons.length > 0), [rows])
  const shown = onlyRefused && refused.length > 0 ? refused : rows
  const pages = Math.max(1, Math.ceil(shown.length / asked.pageSize))
  const page = Math.min(asked.page, pages)
  const from = (page - 1) * asked.pageSize
  const part = shown.slice(from, from + asked.pageSize)
  return (
    <Stack gap={3}>
      {refused.length > 0 && refused.length < rows.length && (
        <Checkbox
          label={t('onlyRefused')}
          checked={onlyRefused}
          onChange={event => setOnlyRefused(event.target.checked)}
        />
      )}
      <RecordTable
        label={t('rows')}
        isTight
        columns={columns}
        rows={part}
        rowKey={row => row.line}
        sort={unsorted}
        onSort={stays}
      />
      {rows.length > pageSizes[0] && (
        <ListPages part={{ page, pageSize: asked.pageSize }} total={shown.length} onPart={setAsked} />
      )}
    </Stack>
  )
}
