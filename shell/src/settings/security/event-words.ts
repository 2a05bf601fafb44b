import type { SecurityLogRow } from '@veckovis/contracts/security'
import type { Words } from '@veckovis/platform'

type Event = Pick<SecurityLogRow, 'subject' | 'details' | 'names'>
export type Particular = { readonly name: string; readonly value: string; readonly isCode: boolean }

const namedText = (id: string, name: string | undefined, t: Words): string =>
  name === undefined ? t('gone', { id }) : t('named', { id, name })

/** A detail in words where there are some; a version, a route or what this version has no word for as it is. */
const detailOf = (name: string, value: string, { names = {}, details }: Event, t: Words): Omit<Particular, 'name'> => {
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

/** To whom or what it was done, and what else the event holds, nothing twice. */
export const particularsOf = (event: Event, t: Words): Particular[] => {
  const details = Object.entries(event.details).filter(([name, value]) => value !== null && name !== 'placeId')
  const subject = details.some(([, value]) => value === event.subject) ? null : subjectOf(event, t)
  const told = details.map(([name, value]) => ({
    name: t(`detail.${name}`, { defaultValue: name }),
    ...detailOf(name, String(value), event, t),
  }))
  return subject === null ? told : [subject, ...told]
}
