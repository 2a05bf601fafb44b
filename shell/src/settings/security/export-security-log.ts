import type { SecurityLogRow } from '@veckovis/contracts/security'
import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList, type ListValue } from '@veckovis/spreadsheet/list-writer'
import { actsOf, actText, subjectText } from './event-words'
import { readSecurityLog, type SecurityLogPart } from './security-log-query'

type Telling = {
  readonly t: Words
  readonly second: (instant: string) => string
  readonly personText: (by: SecurityLogRow['by']) => string
}

const columns = ['at', 'kind', 'times', 'by', 'subject', 'particulars'] as const

const rowsOf = (event: SecurityLogRow, { t, second, personText }: Telling): ListValue[][] =>
  actsOf(event).map(act => [
    second(event.at),
    t(`kind.${act.kind}`),
    event.times,
    personText(event.by),
    subjectText(event, t),
    actText(act, t),
    String(event.details['address'] ?? ''),
  ])

const filtersOf = ({ kind, from, to, module }: SecurityLogPart, t: Words) =>
  [
    { label: t('filter.kind'), value: kind === '' ? '' : t(`kind.${kind}`), all: t('filter.all') },
    { label: t('filter.from'), value: from, all: t('file.noLimit') },
    { label: t('filter.to'), value: to, all: t('file.noLimit') },
    ...(module === undefined ? [] : [{ label: t('filter.ofModule'), value: module, all: '' }]),
  ].map(({ label, value, all }) => ({ label, value: value === '' ? all : value, isNarrowing: value !== '' }))

type Asked = { readonly part: SecurityLogPart; readonly telling: Telling; readonly giving: Giving }

/** Gives what is asked for of the log, the newest first, as a file: a row for each thing that was done. */
export const exportSecurityLog = async ({ part, telling, giving }: Asked): Promise<Result<number, ListFailure>> => {
  const events = await readWholeList({
    ...giving,
    read: async page => {
      const { events: items, total } = await readSecurityLog({ ...part, ...page })
      return { items, total }
    },
  })
  if (!events.ok) return events
  const { t } = telling
  const rows = events.value.flatMap(event => rowsOf(event, telling))
  const about = aboutList({
    name: t('file.name'),
    rows: rows.length,
    filters: filtersOf(part, t),
    search: { text: part.person + part.address, isOfPeople: true },
  })
  const headings = [...columns.map(column => t(`column.${column}`)), t('detail.address')]
  const sheet = { name: t('title'), columns: headings.map(heading => ({ heading })), rows }
  saveList(giving.kind, { ...about, sheets: [sheet] })
  return succeed(rows.length)
}
