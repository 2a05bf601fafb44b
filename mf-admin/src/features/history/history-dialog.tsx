import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { EventFilter } from '@veckovis/forms/filters'
import { ListExport } from '@veckovis/forms/lists'
import { pageSizes } from '@veckovis/contracts/wire'
import { useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { LoadFailureNotice, useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline, Skeleton } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { Pagination } from '@veckovis/ui/pagination'
import { useState } from 'react'
import en from '../../../locales/history/en.json'
import sv from '../../../locales/history/sv.json'
import { HistoryList } from './history-list'
import { queryOfHistory, type HistoryAnswer, type HistoryPart, type HistorySource } from './history-source'
import * as styles from './history.module.css'

type HistoryDialogProps = {
  /** Of whom or of what. */
  readonly name: string
  readonly source: HistorySource
  readonly onClose: () => void
}

const whole: HistoryPart = { from: '', to: '', kind: '', page: 1, pageSize: pageSizes[0] }

const historyQuery = ({ key, read }: HistorySource, part: HistoryPart) =>
  queryOptions({
    queryKey: ['history', ...key, part],
    queryFn: ({ signal }) => read(queryOfHistory(part), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const fetchCode = () => import('./export-history')

type PagesProps = {
  readonly part: HistoryPart
  readonly answer: HistoryAnswer
  readonly onPart: (changes: Partial<HistoryPart>) => void
}

const Pages = ({ part: { page, pageSize }, answer: { events, total }, onPart }: PagesProps) => {
  const { t } = useTranslation('mf-admin')
  const { t: own } = useTranslation('admin-history')
  const first = (page - 1) * pageSize
  return (
    <Pagination
      words={{
        label: own('pages'),
        rowsPerPage: t('pages.rowsPerPage'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        shown: t('pages.shown', { from: first + 1, to: first + events.length, total }),
      }}
      page={page}
      pages={Math.max(1, Math.ceil(total / pageSize))}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPage={wanted => onPart({ page: wanted })}
      onPageSize={wanted => onPart({ pageSize: wanted, page: 1 })}
    />
  )
}

const HistoryView = ({ name, source, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation('admin-history')
  const [part, setPart] = useState(whole)
  const { data, error, isFetching, refetch } = useQuery(historyQuery(source, part))
  const { minute } = useFormat()
  useProgress(isFetching)
  const change = (changes: Partial<HistoryPart>) => setPart({ ...part, page: 1, ...changes })
  const footer = (
    <Inline justify="between">
      <ListExport
        fetchCode={fetchCode}
        give={({ exportHistory }, giving) =>
          exportHistory({ name, source, part, telling: { t, moment: minute }, giving })
        }
        disabled={data === undefined || data.total === 0}
      />
      <Button onClick={onClose}>{t('close')}</Button>
    </Inline>
  )
  return (
    <Dialog open title={t('title', { name })} width={680} onCancel={onClose} footer={footer}>
      <div className={styles.history}>
        <EventFilter
          part={part}
          kinds={source.kinds.map(value => ({ value, label: t(`actions.${value}`) }))}
          words={{ kind: t('filter.kind'), all: t('filter.all'), from: t('filter.from'), to: t('filter.to') }}
          onChange={change}
        />
        {data === undefined && error === null && <Skeleton lines={6} label={t('loading')} />}
        {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {data !== undefined && <HistoryList events={data.events} />}
        {data !== undefined && data.total > 0 && <Pages part={part} answer={data} onPart={change} />}
      </div>
    </Dialog>
  )
}

/** What was done to a place or a person: read only, in a period, and as a file. Its texts come with it. */
export const HistoryDialog = withTexts('admin-history', { sv, en }, HistoryView)
