import type { UseQueryResult } from '@tanstack/react-query'
import type { ExportFormat } from '@veckovis/contracts/analytics'
import { ListToolbar, LoadedList, type ListAddress } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Icon, Page, buttonLook } from '@veckovis/ui'
import { useState, type ReactNode } from 'react'
import { ColumnsDialog } from '../features/columns-choice/columns-dialog'
import { ExportButton } from '../features/export/export-button'
import { fileNameOf, type FileWords } from '../features/export/file-name'
import { ViewsMenu } from '../features/views/views-menu'
import type { AnalyticsColumn, TableName } from '../parts/table/analytics-column'
import { AnalyticsTable } from '../parts/table/analytics-table'
import * as styles from './analytics-frame.module.css'
import { useViews, type UsuallyHidden } from './use-views'

type Answer<Row> = { readonly asOf: string; readonly rows: readonly Row[]; readonly total: number }

type AnalyticsFrameProps<Row, List extends Answer<Row>, Key extends string, Filters extends object> = {
  readonly of: TableName
  readonly list: ListAddress<Key, Filters>
  readonly query: UseQueryResult<List>
  readonly columns: readonly AnalyticsColumn<Row, List, Key>[]
  readonly rowKey: (row: Row) => number
  readonly filters: ReactNode
  /** Which weeks the figures are of. */
  readonly periodOf?: (data: List) => string
  readonly picture?: (data: List) => ReactNode
  readonly usuallyHidden?: UsuallyHidden
  /** A way to another page about the same units. */
  readonly way?: ((data: List) => ReactNode) | undefined
  readonly fileName: FileWords
  readonly download: (format: ExportFormat) => Promise<Blob>
}

/** What the three tables have in common: filters, views, columns, file, help, and how old the figures are. */
export const AnalyticsFrame = <Row, List extends Answer<Row>, Key extends string, Filters extends object>(
  props: AnalyticsFrameProps<Row, List, Key, Filters>,
) => {
  const { of, list, query, columns, rowKey, filters, periodOf, picture, usuallyHidden, way, fileName, download } = props
  const { t } = useTranslation('mf-analytics')
  const { moment } = useFormat()
  const [isChoosing, setIsChoosing] = useState(false)
  const { views, hidden, hide, shown, keep, show } = useViews(of, usuallyHidden)
  const name = query.data === undefined ? '' : fileNameOf(fileName, query.data.asOf, periodOf?.(query.data))
  const choosable = columns.filter(({ isRowHeader }) => isRowHeader !== true).map(({ key }) => key)
  return (
    <Page width="full">
      <ListToolbar
        filters={{
          set: list.filtersSet,
          fields: (
            <>
              {filters}
              <Button disabled={!list.isNarrowed} onClick={list.widen}>
                {t('filters.reset')}
              </Button>
            </>
          ),
        }}
        actions={
          <>
            <ViewsMenu views={views} shown={shown} onKeep={keep} onShow={show} />
            <Button onClick={() => setIsChoosing(true)}>{t('columnsDialog.button')}</Button>
            <ExportButton name={name} disabled={query.data === undefined} download={download} />
            {query.data !== undefined && way?.(query.data)}
            <Link to={`/help#analytics-${of}`} className={buttonLook('secondary')}>
              <Icon name="help" />
              {t('help')}
            </Link>
          </>
        }
      />
      <LoadedList
        query={query}
        list={list}
        empty={{ icon: 'analytics', title: t('list.empty'), text: t('list.emptyText') }}
      >
        {data => (
          <>
            <p className={styles.about}>
              {periodOf !== undefined && <span>{periodOf(data)}</span>}
              <span>{t('asOf', { moment: moment(data.asOf) })}</span>
            </p>
            {picture?.(data)}
            <AnalyticsTable
              {...{ of, data, list, rowKey, busy: query.isPlaceholderData }}
              columns={columns.filter(({ key }) => !hidden.includes(key))}
              {...(periodOf === undefined ? {} : { period: periodOf(data) })}
            />
          </>
        )}
      </LoadedList>
      {isChoosing && (
        <ColumnsDialog of={of} keys={choosable} hidden={hidden} onHide={hide} onClose={() => setIsChoosing(false)} />
      )}
    </Page>
  )
}
