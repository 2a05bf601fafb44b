import { useQuery } from '@tanstack/react-query'
import type { OverlapAnswer } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { readOverlaps, type OverlapQuestion } from '../../../data/entry-calls'
import { hoursText, nameAmong } from '../../../data/entry-texts'
import type { Member } from '../entry-values'
import { useAtRest } from './use-at-rest'

type OverfullDays = NonNullable<OverlapAnswer['days']>
type OverfullPerson = { readonly staffId: number; readonly days: OverfullDays }

/** Days of one person, or people, of whom more is told than that there are more */
const shown = 5

const DaysOfOne = ({ days }: { readonly days: OverfullDays }) => {
  const { t } = useTranslation('mf-diary')
  return (
    <Notice tone="warning" announce title={t('overlaps.title', { count: days.length })}>
      <ul>
        {days.slice(0, shown).map(({ date, hours, own }) => (
          <li key={date}>{t('overlaps.day', { date, hours: hoursText(hours), own: hoursText(own) })}</li>
        ))}
        {days.length > shown && <li>{t('overlaps.more', { count: days.length - shown })}</li>}
      </ul>
      {t('overlaps.text')}
    </Notice>
  )
}

type PeopleProps = { readonly overfull: readonly OverfullPerson[]; readonly people: readonly Member[] }

/** Each by name, the first of them with their first day. */
const DaysOfEach = ({ overfull, people }: PeopleProps) => {
  const { t } = useTranslation('mf-diary')
  const nameOf = ({ staffId }: OverfullPerson) => nameAmong(people, staffId, t)
  const textOf = (person: OverfullPerson) => {
    const [first, ...more] = person.days
    if (first === undefined) return nameOf(person)
    const day = { date: first.date, hours: hoursText(first.hours), own: hoursText(first.own) }
    const key = more.length === 0 ? 'overlaps.person' : 'overlaps.personMore'
    return t(key, { name: nameOf(person), ...day, count: more.length })
  }
  const further = overfull.slice(shown).map(nameOf)
  return (
    <Notice tone="warning" announce title={t('overlaps.several', { count: overfull.length })}>
      <ul>
        {overfull.slice(0, shown).map(person => (
          <li key={person.staffId}>{textOf(person)}</li>
        ))}
        {further.length > 0 && <li>{t('overlaps.furtherPeople', { names: further.join(', ') })}</li>}
      </ul>
      {t('overlaps.text')}
    </Notice>
  )
}

type OverlapNoticeProps = {
  readonly question: OverlapQuestion
  readonly answer: OverlapAnswer
  readonly people: readonly Member[]
}

/** What is said of the days on which somebody has too much; nothing while there are none. */
export const OverlapNotice = ({ question, answer: { days, others }, people }: OverlapNoticeProps) => {
  const isOverfull = days !== null && days.length > 0
  if (question.others.length === 0) return isOverfull && <DaysOfOne days={days} />
  const overfull = [...(isOverfull ? [{ staffId: question.staffId, days }] : []), ...others]
  return overfull.length > 0 && <DaysOfEach overfull={overfull} people={people} />
}

type OverlapWarningProps = {
  readonly unitId: number
  readonly question: OverlapQuestion | null
  readonly people: readonly Member[]
}

/**
 * Days on which the absences of a person together take more than the own hours; saving stays possible. Each
 * question leaves a row of the audit: it is asked when the fields rest, and once.
 */
export const OverlapWarning = ({ unitId, question, people }: OverlapWarningProps) => {
  const { rested, key, isLatest } = useAtRest(question)
  const { data } = useQuery({
    queryKey: ['diary', unitId, 'overlaps', key],
    queryFn: ({ signal }) => (rested === null ? { days: null, others: [] } : readOverlaps(unitId, rested, signal)),
    enabled: rested !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (question === null || !isLatest || data === undefined) return null
  return <OverlapNotice question={question} answer={data} people={people} />
}
