import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure } from '@veckovis/lists'
import { saveList } from '@veckovis/spreadsheet/list-writer'
import { queryOfHistory, type HistoryPart, type HistorySource } from './history-source'
import { historyHeads, historyRows, type Telling } from './history-words'

type Asked = {
  /** Of whom or of what. */
  readonly name: string
  readonly source: HistorySource
  readonly part: HistoryPart
  /** The name of the person that it is filtered by; empty for everybody. */
  readonly actor: string
  readonly telling: Telling
  readonly giving: Giving
}

const filtersOf = ({ from, to, kind }: HistoryPart, actor: string, { t }: Telling) =>
  [
    { label: t('filter.kind'), value: kind === '' ? '' : t(`actions.${kind}`), all: t('filter.all') },
    { label: t('filter.by'), value: actor, all: t('filter.everybody') },
    { label: t('filter.from'), value: from, all: t('nothing') },
    { label: t('filter.to'), value: to, all: t('nothing') },
  ].map(({ label, value, all }) => ({ label, value: value === '' ? all : value, isNarrowing: value !== '' }))

/** Gives what is asked for of a history, the newest first, as a file: a row for each field that changed. */
export const exportHistory = async (asked: Asked): Promise<Result<number, ListFailure>> => {
  const { name, source, part, actor, telling, giving } = asked
  const events = await readWholeList({
    ...giving,
    read: async page => {
      const { events: items, total } = await source.read(queryOfHistory({ ...part, ...page }))
      return { items, total }
    },
  })
  if (!events.ok) return events
  const rows = historyRows(events.value, telling)
  const { t } = telling
  const about = aboutList({
    name: t('file', { name }),
    rows: rows.length,
    filters: filtersOf(part, actor, telling),
    search: { text: '', isOfPeople: true },
  })
  const columns = historyHeads(t).map(heading => ({ heading }))
  saveList(giving.kind, { ...about, sheets: [{ name: t('list'), columns, rows }] })
  return succeed(rows.length)
}
