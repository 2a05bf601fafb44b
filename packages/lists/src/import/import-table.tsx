import { pageSizes } from '@veckovis/domain/lists'
import { useTranslation } from '@veckovis/platform'
import { Button, Checkbox, Inline, Notice, Stack } from '@veckovis/ui'
import { RecordTable, type RecordColumn, type RecordSelection } from '@veckovis/ui/record-table'
import { useMemo, useState } from 'react'
import { ListPages, type PagePart } from '../view/list-pages'
import { importWords } from './import-words'

/** Rows that are chosen one by one, or by the page. */
type RowChoice<Row> = {
  readonly chosen: ReadonlySet<number>
  readonly isOffered: (row: Row) => boolean
  readonly nameOf: (row: Row) => string
  readonly onChoose: (keys: readonly number[], isChosen: boolean) => void
}

type ImportTableProps<Row> = {
  readonly label: string
  readonly columns: readonly RecordColumn<Row, never>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => number
  readonly isRefused: (row: Row) => boolean
  /** Headings of the list that no column is known by. */
  readonly unknown: readonly string[]
  /** Rows of the list that nobody sees in its workbook. */
  readonly hiddenRows: number
  /** The file of what is refused, with the reasons. */
  readonly reasons: { readonly label: string; readonly save: () => void }
  /** Left out: all rows that can go in do. */
  readonly choice?: RowChoice<Row>
}

const unsorted = { key: 'line' as never, direction: 'ascending' } as const
const stays = () => undefined

/** The rows that are looked at, all or the refused ones, and of them the page in sight. */
const useShownRows = <Row,>({ rows, isRefused }: Pick<ImportTableProps<Row>, 'rows' | 'isRefused'>) => {
  const [asked, setAsked] = useState<PagePart>({ page: 1, pageSize: pageSizes[0] })
  const [onlyRefused, setOnlyRefused] = useState(false)
  const refused = useMemo(() => rows.filter(isRefused), [rows, isRefused])
  const shown = onlyRefused && refused.length > 0 ? refused : rows
  const page = Math.min(asked.page, Math.max(1, Math.ceil(shown.length / asked.pageSize)))
  const from = (page - 1) * asked.pageSize
  return {
    refused: refused.length,
    onlyRefused,
    setOnlyRefused,
    total: shown.length,
    part: { page, pageSize: asked.pageSize },
    setPart: setAsked,
    inSight: shown.slice(from, from + asked.pageSize),
  }
}

const useSelectionOf = <Row,>(
  { choice, rowKey }: Pick<ImportTableProps<Row>, 'choice' | 'rowKey'>,
  inSight: readonly Row[],
): { readonly selection?: RecordSelection<Row> } => {
  const { t } = useTranslation(importWords)
  if (choice === undefined) return {}
  const { chosen, isOffered, nameOf, onChoose } = choice
  const offered = inSight.filter(isOffered).map(rowKey)
  return {
    selection: {
      isSelected: row => chosen.has(rowKey(row)),
      isOffered,
      label: row => t('choose', { name: nameOf(row) }),
      onSelect: (row, isChosen) => onChoose([rowKey(row)], isChosen),
      allLabel: t('chooseAll'),
      onSelectAll: isChosen => onChoose(offered, isChosen),
    },
  }
}

/** The rows of a list as they were understood, a page at a time, each with what becomes of it or why it cannot go in. */
export const ImportTable = <Row,>(props: ImportTableProps<Row>) => {
  const { label, columns, rows, rowKey, unknown, hiddenRows, reasons } = props
  const { t } = useTranslation(importWords)
  const { refused, onlyRefused, setOnlyRefused, total, part, setPart, inSight } = useShownRows(props)
  return (
    <Stack gap={3}>
      {unknown.length > 0 && <Notice tone="info">{t('unknownColumns', { columns: unknown.join(', ') })}</Notice>}
      {hiddenRows > 0 && <Notice tone="warning">{t('hiddenRows', { count: hiddenRows })}</Notice>}
      {refused > 0 && (
        <Inline gap={3}>
          <Button onClick={reasons.save}>{reasons.label}</Button>
          {refused < rows.length && (
            <Checkbox
              label={t('onlyRefused')}
              checked={onlyRefused}
              onChange={event => setOnlyRefused(event.target.checked)}
            />
          )}
        </Inline>
      )}
      <RecordTable
        label={label}
        isTight
        columns={columns}
        rows={inSight}
        rowKey={rowKey}
        sort={unsorted}
        onSort={stays}
        {...useSelectionOf(props, inSight)}
      />
      {rows.length > pageSizes[0] && <ListPages part={part} total={total} onPart={setPart} />}
    </Stack>
  )
}
