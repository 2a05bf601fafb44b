import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { EventFilter, ListExport, ListPages } from '@veckovis/lists'
import { pageSizes } from '@veckovis/contracts/wire'
import { useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import en from '../../../locales/history/en.json'
import sv from '../../../locales/history/sv.json'
import { ActorFilter, chosenActor } from './actor-filter'
import { HistoryList } from './history-list'
import { queryOfHistory, type HistoryPart, type HistorySource } from './history-source'
import * as styles from './history.module.css'

type HistoryDialogProps = {
  /** Of whom or of what. */
  readonly name: string
  readonly source: HistorySource
  readonly onClose: () => void
}

const whole: HistoryPart = { from: '', to: '', kind: '', by: '', page: 1, pageSize: pageSizes[0] }

const historyQuery = ({ key, read }: HistorySource, part: HistoryPart) =>
  queryOptions({
    queryKey: ['history', ...key, part],
    queryFn: ({ signal }) => read(queryOfHistory(part), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const actorsQuery = ({ key, readActors }: HistorySource) =>
  queryOptions({
    queryKey: ['history-actors', ...key],
    queryFn: ({ signal }) => readActors(signal),
    staleTime: 0,
  })

const fetchCode = () => import('./export-history')

const HistoryView = ({ name, source, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation('admin-history')
  const [part, setPart] = useState(whole)
  const query = useQuery(historyQuery(source, part))
  // Without it the history is there all the same: only nobody can be chosen.
  const { data: actors } = useQuery(actorsQuery(source))
  const { minute } = useFormat()
  useProgress(query.isFetching)
  const change = (changes: Partial<HistoryPart>) => setPart({ ...part, page: 1, ...changes })
  const footer = (
    <Inline justify="between">
      <ListExport
        fetchCode={fetchCode}
        give={({ exportHistory }, giving) =>
          exportHistory({
            ...{ name, source, part, giving },
            actor: chosenActor(actors?.people, part.by, t),
            telling: { t, moment: minute },
          })
        }
        disabled={query.data === undefined || query.data.total === 0}
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
        >
          {actors !== undefined && <ActorFilter people={actors.people} by={part.by} onBy={by => change({ by })} />}
        </EventFilter>
        <Loaded query={query} lines={6} label={t('loading')}>
          {({ events, total }) => (
            <>
              <HistoryList events={events} />
              {total > 0 && <ListPages label={t('pages')} part={part} total={total} onPart={change} />}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

/** What was done to a place or a person: read only, in a period, and as a file. Its texts come with it. */
export const HistoryDialog = withTexts('admin-history', { sv, en }, HistoryView)
