import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { deviationOfWeeks, isOverdue, type Bridge } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Button, classNames, VisuallyHidden, WideTable } from '@veckovis/ui'
import { useState } from 'react'
import type { Measure } from '../../../data/follow-up/measure-queries'
import { toneOfKronor } from '../signed-texts'
import * as tables from '../tables.module.css'
import { useMeasureWords } from './measure-words'
import * as styles from './measures.module.css'

type MeasuresTableProps = {
  readonly measures: readonly Measure[]
  readonly bridge: Bridge
  readonly year: number
  readonly canWrite: boolean
  readonly onOpen: (measure: Measure) => void
}

type Amounts = { readonly kronor: number; readonly hours: number }

const AmountsCell = ({ kronor, hours }: Amounts) => {
  const words = useMeasureWords()
  return (
    <td>
      <span data-tone={toneOfKronor(kronor)}>{words.kronor(kronor)}</span>
      <span className={styles.below}>{words.hours(hours)}</span>
    </td>
  )
}

const State = ({ measure }: { readonly measure: Measure }) => {
  const { t } = useTranslation('forecast-measures')
  const words = useMeasureWords()
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  return (
    <td className={styles.text}>
      {words.state(measure.state)}
      {isOverdue(measure, today) && <strong className={styles.overdue}>{t('overdue')}</strong>}
      <span className={styles.below}>{measure.due}</span>
    </td>
  )
}

const LastNote = ({ note }: { readonly note: Measure['lastNote'] }) => {
  const words = useMeasureWords()
  if (note === null) return <td className={styles.note} />
  const { who, text } = words.note(note)
  return (
    <td className={styles.note}>
      {text}
      <span className={styles.below}>{who}</span>
    </td>
  )
}

type RowProps = Omit<MeasuresTableProps, 'measures'> & { readonly measure: Measure }

const Row = ({ measure, bridge, year, canWrite, onOpen }: RowProps) => {
  const { t } = useTranslation('forecast-measures')
  const words = useMeasureWords()
  const { title, firstWeek, lastWeek } = measure
  return (
    <tr data-state={measure.state}>
      <th scope="row">
        {title}
        <span className={styles.below}>{words.owner(measure)}</span>
      </th>
      <td className={styles.text}>{words.weeks(measure)}</td>
      <AmountsCell {...measure} />
      <AmountsCell {...deviationOfWeeks(bridge, { year, firstWeek, lastWeek })} />
      <State measure={measure} />
      <LastNote note={measure.lastNote} />
      <td className={styles.action}>
        <Button
          variant="quiet"
          aria-label={t(canWrite ? 'changeOf' : 'historyOf', { title })}
          onClick={() => onOpen(measure)}
        >
          {t(canWrite ? 'change' : 'history')}
        </Button>
      </td>
    </tr>
  )
}

/** Hundredths are added up, so that no decimal is made by the adding. */
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100

/** What those that are not dropped are expected to do together; their weeks may meet, so that their deviations have no sum. */
const Sum = ({ measures }: Pick<MeasuresTableProps, 'measures'>) => {
  const { t } = useTranslation('forecast-measures')
  const counted = measures.filter(({ state }) => state !== 'dropped')
  return (
    <tfoot>
      <tr data-lead="">
        <th scope="row">{t('sum')}</th>
        <td />
        <AmountsCell
          kronor={sumOf(counted.map(({ kronor }) => kronor))}
          hours={sumOf(counted.map(({ hours }) => hours))}
        />
        <td colSpan={4} />
      </tr>
    </tfoot>
  )
}

/** Six, so that at 1280 px the notes are in sight too. */
const heads = ['measure', 'ofWeeks', 'expected', 'shown', 'state', 'lastNote']

/** The measures of a year by the day that they are due, each beside the deviation of its weeks. */
export const MeasuresTable = (props: MeasuresTableProps) => {
  const { measures, ...rest } = props
  const { t } = useTranslation('forecast-measures')
  return (
    <WideTable label={t('title')} className={classNames(tables.table, styles.table)}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col" data-head={head}>
                {t(head)}
              </th>
            ))}
            <th scope="col" className={styles.action}>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map(measure => (
            <Row key={measure.id} measure={measure} {...rest} />
          ))}
        </tbody>
        <Sum measures={measures} />
      </table>
    </WideTable>
  )
}
