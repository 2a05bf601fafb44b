import type { DiaryRecord } from '@veckovis/contracts/diary'
import { weekdays } from '@veckovis/domain/diary'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import {
  dayOfMoment,
  hasSubstitute,
  hoursText,
  periodText,
  personText,
  reasonText,
  substituteName,
  substituteText,
} from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'

export type Fact = { readonly label: string; readonly value: string }

const orNothing = (text: string): string => (text === '' ? nothing : text)

const weekdaysText = ({ weekdays: chosen }: DiaryRecord, t: Words): string =>
  chosen.length === weekdays.length ? t('view.everyDay') : chosen.map(day => t(`weekdays.short.${day}`)).join(', ')

/** From when to when; '' without times. */
export const timesText = (times: DiaryRecord['times'], t: Words): string => {
  if (times === null) return ''
  const { from, to, isNightWork } = times
  return `${from}–${to}${isNightWork ? `, ${t('view.night')}` : ''}`
}

const timesInBrackets = ({ times }: DiaryRecord, t: Words): string =>
  times === null ? '' : ` (${timesText(times, t)})`

const dailyFacts = (entry: DiaryRecord, t: Words): Fact[] => [
  { label: t('fields.perDay'), value: `${hoursText(entry.perDay)}${timesInBrackets(entry, t)}` },
  { label: t('fields.hours'), value: hoursText(entry.hours) },
]

const substituteFacts = (entry: DiaryRecord, { substitutes }: OfferedNames, t: Words): Fact[] => [
  {
    label: t('fields.substitute'),
    value: entry.substitute === null ? nothing : substituteText(entry.substitute.typeId, substitutes, t),
  },
  ...(hasSubstitute(entry) && entry.substitute !== null
    ? [
        { label: t('fields.substituteName'), value: orNothing(substituteName(entry)) },
        { label: t('fields.temporaryPerDay'), value: hoursText(entry.substitute.perDay) },
      ]
    : []),
  { label: t('fields.temporaryHours'), value: hoursText(entry.temporaryHours) },
]

const placeFacts = ({ roomType, quantity, locationType }: DiaryRecord, t: Words): Fact[] => [
  { label: t('fields.roomType'), value: roomType === null ? nothing : t(`roomTypes.${roomType}`) },
  {
    label: t(roomType === null ? 'fields.users' : 'fields.rooms'),
    value: quantity === null ? nothing : String(quantity),
  },
  { label: t('fields.locationType'), value: locationType === null ? nothing : t(`locationTypes.${locationType}`) },
]

const ownFacts = {
  ABSENCE: (entry: DiaryRecord, names: OfferedNames, t: Words): Fact[] => [
    ...dailyFacts(entry, t),
    ...substituteFacts(entry, names, t),
    { label: t('fields.difference'), value: hoursText(entry.difference) },
  ],
  EXTRA_RESOURCE: (entry: DiaryRecord, _names: OfferedNames, t: Words): Fact[] => [
    { label: t('fields.type'), value: entry.typeId === null ? nothing : t(`types.${entry.typeId}`) },
    ...dailyFacts(entry, t),
    { label: t('fields.difference'), value: hoursText(entry.difference) },
  ],
  CHANGE_OF_NEEDS: (entry: DiaryRecord, _names: OfferedNames, t: Words): Fact[] => [
    { label: t('fields.perWeek'), value: hoursText(entry.perWeek) },
    { label: t('fields.hours'), value: hoursText(entry.hours) },
    ...placeFacts(entry, t),
  ],
}

const decisionFacts = ({ decision, status }: DiaryRecord, t: Words): Fact[] => {
  if (decision === null) return []
  const { at, by, comment } = decision
  return [
    {
      label: t(`view.decided.${status}`),
      value: [dayOfMoment(at), by].filter(text => text !== null).join(', '),
    },
    { label: t('fields.comment'), value: orNothing(comment) },
  ]
}

/** All that is known of an entry, in the order of its form (R-289 to R-302). */
export const entryFacts = (entry: DiaryRecord, names: OfferedNames, t: Words): Fact[] => [
  { label: t('fields.title'), value: orNothing(entry.title) },
  { label: t('fields.category'), value: t(`categories.${entry.category}`) },
  { label: t('fields.reason'), value: reasonText(entry, names.absences, t) },
  ...(entry.category === 'ABSENCE' ? [{ label: t('fields.staff'), value: orNothing(personText(entry, t)) }] : []),
  { label: t('fields.period'), value: periodText(entry) },
  { label: t('fields.weekdays'), value: weekdaysText(entry, t) },
  { label: t('fields.days'), value: String(entry.days) },
  ...ownFacts[entry.category](entry, names, t),
  { label: t('fields.status'), value: t(`statuses.${entry.status}`) },
  ...decisionFacts(entry, t),
  { label: t('fields.notes'), value: orNothing(entry.notes) },
  {
    label: t('fields.createdAt'),
    value: [dayOfMoment(entry.createdAt), entry.createdBy].filter(text => text !== null).join(', '),
  },
]
