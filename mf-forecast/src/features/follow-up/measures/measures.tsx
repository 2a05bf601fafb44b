import { useQuery } from '@tanstack/react-query'
import type { Bridge } from '@veckovis/domain/follow-up'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, useKeptDrafts, useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { Button, Hint, Icon } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../../locales/measures/en.json'
import sv from '../../../../locales/measures/sv.json'
import { measuresQuery, type Measure, type YearOfUnit } from '../../../data/follow-up/measure-queries'
import * as tables from '../tables.module.css'
import { measureDraft, subjectOf } from './measure-draft'
import { MeasuresTable } from './measures-table'
import * as styles from './measures.module.css'

/** What the dialog needs, which is fetched when it is opened. */
type DialogProps = { readonly of: YearOfUnit; readonly measure: Measure | null; readonly onClose: () => void }
const MeasureDialog = lazyPage<DialogProps>(() => import('../dialogs').then(module => module.MeasureDialog))

type HistoryProps = { readonly measure: Measure; readonly onClose: () => void }
const HistoryDialog = lazyPage<HistoryProps>(() => import('../dialogs').then(module => module.HistoryDialog))

export type MeasuresProps = YearOfUnit & {
  readonly bridge: Bridge
  /** Those who only read forecasts read the measures too */
  readonly canWrite: boolean
}

type Opened = { readonly id: Measure['id'] | null }

/** What is open; a measure that was being written when the page was lost stands open again. */
const useOpened = ({ unitId, year }: YearOfUnit, measures: readonly Measure[], canWrite: boolean) => {
  const kept = useKeptDrafts(measureDraft, unitId).map(({ subject }) => subject)
  const begun = [null, ...measures].find(measure => kept.includes(subjectOf(year, measure)))
  return useState<Opened | null>(canWrite && begun !== undefined ? { id: begun === null ? null : begun.id } : null)
}

type ListedProps = MeasuresProps & { readonly measures: readonly Measure[] }

const Listed = ({ measures, bridge, canWrite, unitId, year }: ListedProps) => {
  const { t } = useTranslation('forecast-measures')
  const of = { unitId, year }
  const [opened, setOpened] = useOpened(of, measures, canWrite)
  const close = () => setOpened(null)
  // The newest of it that is here: a dialog whose save was refused rests on that.
  const measure = measures.find(({ id }) => id === opened?.id) ?? null
  const isOpen = opened !== null && (opened.id === null || measure !== null)
  return (
    <>
      {measures.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <MeasuresTable {...{ measures, bridge, year, canWrite }} onOpen={({ id }) => setOpened({ id })} />
          <Hint>{t('about', { year })}</Hint>
        </>
      )}
      {canWrite && (
        <div className={styles.add}>
          <Button icon={<Icon name="add" />} onClick={() => setOpened({ id: null })}>
            {t('add')}
          </Button>
        </div>
      )}
      {isOpen && canWrite && <MeasureDialog of={of} measure={measure} onClose={close} />}
      {isOpen && !canWrite && measure !== null && <HistoryDialog measure={measure} onClose={close} />}
    </>
  )
}

/** What is done about the deviation, beside what the deviation of its weeks is. */
const ShownMeasures = (props: MeasuresProps) => {
  const { t } = useTranslation('forecast-measures')
  const query = useQuery(measuresQuery(props))
  useProgress(query.isFetching)
  return (
    <section className={tables.section} data-part="measures">
      <h2>{t('title')}</h2>
      <Loaded query={query} lines={3} label={t('loading')}>
        {({ measures }) => <Listed {...props} measures={measures} />}
      </Loaded>
    </section>
  )
}

/** Its texts come with it, and not with the page. */
export const Measures = withTexts('forecast-measures', { sv, en }, ShownMeasures)
