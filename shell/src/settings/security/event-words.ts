import type { SecurityLogRow } from '@veckovis/contracts/security'
import type { Words } from '@veckovis/platform'

type Act = Pick<SecurityLogRow, 'kind' | 'details' | 'names'>
type Event = Act & Pick<SecurityLogRow, 'subject' | 'more'>
export type Particular = { readonly name: string; readonly value: string; readonly isCode: boolean }

const namedText = (id: string, name: string | undefined, t: Words): string =>
  name === undefined ? t('gone', { id }) : t('named', { id, name })

/** A detail in words where there are some; a version, a route or what this version has no word for as it is. */
const detailOf = (name: string, value: string, { names = {}, details }: Act, t: Words): Omit<Particular, 'name'> => {
  if (name === 'municipalityId') return { value: namedText(value, names[name], t), isCode: false }
  const word = t(`values.${name}.${value}`, { defaultValue: t(`value.${value}`, { defaultValue: '' }) })
  const { placeId } = details
  if (name === 'place' && typeof placeId === 'number') {
    const place = names[name] ?? t('gone', { id: placeId })
    return { value: t('placeOf', { name: place, kind: word }), isCode: false }
  }
  return word === '' ? { value, isCode: true } : { value: word, isCode: false }
}

const subjectOf = ({ subject, names = {} }: Event, t: Words): Particular | null => {
  const [kind, id = ''] = subject.split('/')
  if (kind === 'user') return { name: t('subject.user'), value: namedText(id, names['subject'], t), isCode: false }
  // A licence is said by its municipality and area, which stand among the details.
  if (subject === '' || kind === 'licence') return null
  return { name: '', value: subject, isCode: true }
}

/** What an act holds, without what stands elsewhere. */
const detailsOf = (act: Act, isElsewhere: (name: string, value: unknown) => boolean, t: Words): Particular[] =>
  Object.entries(act.details)
    .filter(([name, value]) => value !== null && name !== 'placeId' && !isElsewhere(name, value))
    .map(([name, value]) => ({
      name: t(`detail.${name}`, { defaultValue: name }),
      ...detailOf(name, String(value), act, t),
    }))

/** All that was done at once, in its order. */
export const actsOf = (event: Event): readonly Act[] => (event.more === undefined ? [event] : [event, ...event.more])

/** What was done at once, each kind once. */
export const kindsText = (event: Event, t: Words): string =>
  [...new Set(actsOf(event).map(({ kind }) => t(`kind.${kind}`)))].join(', ')

export const subjectText = (event: Event, t: Words): string => subjectOf(event, t)?.value ?? ''

/** One of the things that were done at once, in one line: the network address is that of them all. */
export const actText = (act: Act, t: Words): string =>
  detailsOf(act, name => name === 'address', t)
    .map(({ name, value }) => (name === t('detail.change') ? value : t('particular', { name, value })))
    .join(', ')

/** To whom or what it was done, and what else the event holds, nothing twice; of several things done at once a line each. */
export const particularsOf = (event: Event, t: Words): Particular[] => {
  const subject = Object.values(event.details).includes(event.subject) ? null : subjectOf(event, t)
  const told =
    event.more === undefined
      ? detailsOf(event, () => false, t)
      : [
          ...detailsOf(event, name => name !== 'address', t),
          ...actsOf(event).map(act => ({ name: t(`kind.${act.kind}`), value: actText(act, t), isCode: false })),
        ]
  return subject === null ? told : [subject, ...told]
}
