import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import type { Measure } from '../../../data/follow-up/measure-queries'
import { useMeasureWords } from './measure-words'

type NewerNoticeProps = {
  /** As it was when the dialog was opened */
  readonly before: Measure
  readonly now: Measure
}

type Said = readonly (readonly [name: string, text: string])[]

/** What there is to say of a measure, by the words of its fields. */
const useSaid = () => {
  const { t } = useTranslation('forecast-measures')
  const words = useMeasureWords()
  return (measure: Measure): Said => [
    [t('fields.title'), measure.title],
    [t('fields.owner'), words.owner(measure)],
    [t('ofWeeks'), words.weeks(measure)],
    [t('fields.kronor'), words.kronor(measure.kronor)],
    [t('fields.hours'), words.hours(measure.hours)],
    [t('fields.due'), measure.due],
    [t('fields.state'), words.state(measure.state)],
    [t('lastNote'), measure.lastNote === null ? '' : `${measure.lastNote.text} (${words.note(measure.lastNote).who})`],
  ]
}

/** What somebody else has changed since the dialog was opened; what is typed stays until it is saved or given up. */
export const NewerNotice = ({ before, now }: NewerNoticeProps) => {
  const { t } = useTranslation('forecast-measures')
  const said = useSaid()
  if (before.version === now.version) return null
  const then = new Map(said(before))
  const newer = said(now).filter(([name, text]) => then.get(name) !== text)
  if (newer.length === 0) return null
  return (
    <Notice tone="info" announce title={t('newer')}>
      <ul>
        {newer.map(([name, text]) => (
          <li key={name}>{t('nowIs', { name, text })}</li>
        ))}
      </ul>
    </Notice>
  )
}
