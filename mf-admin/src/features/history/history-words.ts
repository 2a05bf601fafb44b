import type { Words } from '@veckovis/platform'
import type { HistoryEvent, HistoryValue } from './history-source'

/** How words and moments are told. */
export type Telling = { readonly t: Words; readonly moment: (instant: string) => string }

/** Fields whose values are instants. */
const instants: ReadonlySet<string> = new Set(['validFrom', 'validTo'])

/** A value in words, where the field has some; what a person wrote stands as it is. */
const valueText = (field: string, value: HistoryValue, { t, moment }: Telling): string => {
  if (value === null || value === '') return t('nothing')
  if (typeof value === 'string' && instants.has(field)) return moment(value)
  // The name of its file tells a person nothing.
  if (field === 'logoFilename') return t('picture')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return t(`values.${field}.${value}`, { defaultValue: String(value) })
}

/** One field: what it was and what it became. */
export const changeText = ({ field, from, to }: HistoryEvent['changes'][number], telling: Telling): string => {
  const { t } = telling
  const name = t(`fields.${field}`, { defaultValue: field })
  const words = { field: name, from: valueText(field, from, telling), to: valueText(field, to, telling) }
  if (from === null) return t('change.set', words)
  if (field === 'logoFilename' && to !== null) return t('change.both', { ...words, to: t('otherPicture') })
  return t(to === null ? 'change.taken' : 'change.both', words)
}

export const actorText = ({ by }: HistoryEvent, t: Words): string => by?.name ?? t(by === null ? 'nobody' : 'gone')

export const actionText = ({ action }: HistoryEvent, t: Words): string =>
  t(`actions.${action}`, { defaultValue: action })

/** The columns of the history as a list. */
export const historyHeads = (t: Words): string[] =>
  ['at', 'by', 'action', 'field', 'from', 'to'].map(column => t(`columns.${column}`))

/** The history as rows of a list, a row for each field that changed. */
export const historyRows = (events: readonly HistoryEvent[], { t, moment }: Telling): string[][] =>
  events.flatMap(event => {
    const first = [moment(event.at), actorText(event, t), actionText(event, t)]
    if (event.changes.length === 0) return [[...first, '', '', '']]
    return event.changes.map(({ field, from, to }) => [
      ...first,
      t(`fields.${field}`, { defaultValue: field }),
      from === null ? '' : valueText(field, from, { t, moment }),
      to === null ? '' : valueText(field, to, { t, moment }),
    ])
  })
