import type { Submission } from '@veckovis/contracts/outcome'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { isOverdue } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { classNames, WideTable } from '@veckovis/ui'
import { useState } from 'react'
import * as tables from '../tables.module.css'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'
import { Deviation } from './snapshot-figures'

type SnapshotMeasuresProps = {
  readonly measures: Submission['snapshot']['measures']
  readonly titles: Submission['titles']
  /** Left out of what is not handed in yet: then it is today */
  readonly handedInAt?: string | undefined
}

/** The measures, what they are expected to bring beside what the steps have in their weeks. */
export const SnapshotMeasures = ({ measures, titles, handedInAt }: SnapshotMeasuresProps) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  const [now] = useState(() => new Date())
  const day = toIsoDate(calendarDateInStockholm(handedInAt === undefined ? now : new Date(handedInAt)))
  const named = new Map(titles.map(({ id, title }) => [id, title]))
  return (
    <section className={tables.section}>
      <h2>{t('measures')}</h2>
      {measures.length === 0 ? (
        <p>{t('noMeasures')}</p>
      ) : (
        <WideTable label={t('measures')} className={classNames(tables.table, styles.table)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('measure')}</th>
                <th scope="col">{t('ofWeeks')}</th>
                <th scope="col">{t('expected')}</th>
                <th scope="col">{t('shown')}</th>
              </tr>
            </thead>
            <tbody>
              {measures.map(measure => (
                <tr key={measure.id}>
                  <th scope="row">
                    {named.get(measure.id) ?? t('measureGone')}
                    <span className={styles.below}>
                      {t('measureDue', { state: t(`measureStates.${measure.state}`), due: measure.due })}
                    </span>
                    {isOverdue(measure, day) && <strong className={styles.overdue}>{t('overdue')}</strong>}
                  </th>
                  <td>{words.weeks(measure)}</td>
                  <Deviation {...measure.expected} />
                  <Deviation {...measure.shown} />
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </section>
  )
}
