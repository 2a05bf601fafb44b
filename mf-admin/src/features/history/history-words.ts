import type { Words } from '@veckovis/platform'
import type { HistoryAct, HistoryEvent, HistoryValue } from './history-source'

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

const fieldText = (field: string, t: Words): string => t(`fields.${field}`, { defaultValue: field })

/** One field: what it was and what it became. */
export const changeText = ({ field, from, to }: HistoryAct['changes'][number], telling: Telling): string => {
  const { t } = telling
  const words = { field: fieldText(field, t), from: valueText(field, from, telling), to: valueText(field, to, telling) }
  if (from === null) return t('change.set', words)
  if (field === 'logoFilename' && to !== null) return t('change.both', { ...words, to: t('otherPicture') })
  return t(to === null ? 'change.taken' : 'change.both', words)
}

export const actorText = ({ by }: Pick<HistoryEvent, 'by'>, t: Words): string =>
  by?.name ?? t(by === null ? 'nobody' : 'gone')

export const actionText = ({ action }: HistoryAct, t: Words): string => t(`actions.${action}`, { defaultValue: action })

/** All that a save did, in its order. */
export const actsOf = (event: HistoryEvent): readonly HistoryAct[] =>
  event.more === undefined ? [event] : [event, ...event.more]

/** What an act changed, a line for each field; of a role one line for its right, level and place. */
export const linesOf = ({ action, changes }: HistoryAct, telling: Telling): string[] => {
  if (action !== 'role-given' && action !== 'role-taken') return changes.map(change => changeText(change, telling))
  const { t } = telling
  const role = changes.flatMap(({ field, from, to }) => {
    const value = from === null ? to : from
    return value === null ? [] : [t('change.set', { field: fieldText(field, t), to: valueText(field, value, telling) })]
  })
  return [role.join(', ')]
}

/** The columns of the history as a list. */
export const historyHeads = (t: Words): string[] =>
  ['at', 'by', 'action', 'field', 'from', 'to'].map(column => t(`columns.${column}`))

/** The history as rows of a list, a row for each field that changed. */
export const historyRows = (events: readonly HistoryEvent[], { t, moment }: Telling): string[][] =>
  events.flatMap(event =>
    actsOf(event).flatMap(act => {
      const first = [moment(event.at), actorText(event, t), actionText(act, t)]
      if (act.changes.length === 0) return [[...first, '', '', '']]
      return act.changes.map(({ field, from, to }) => [
        ...first,
        fieldText(field, t),
        from === null ? '' : valueText(field, from, { t, moment }),
        to === null ? '' : valueText(field, to, { t, moment }),
      ])
    }),
  )
