import { useQuery } from '@tanstack/react-query'
import { unitStateOf } from '@veckovis/domain/follow-up'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, useKeptDrafts, useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { useState } from 'react'
import en from '../../../../locales/occasions/en.json'
import sv from '../../../../locales/occasions/sv.json'
import type { YearOfUnit } from '../../../data/follow-up/measure-queries'
import { submissionsOfUnitQuery, type OccasionOfUnit } from '../../../data/follow-up/submission-queries'
import * as tables from '../tables.module.css'
import type { HandInDialogProps } from './hand-in-dialog'
import { handInDraft } from './occasion-draft'
import { OccasionsTable } from './occasions-table'
import type { SubmissionDialogProps } from './submission-dialog'

/** What the dialogs need, which is fetched together when one is opened. */
const HandInDialog = lazyPage<HandInDialogProps>(() => import('../dialogs').then(module => module.HandInDialog))
const SubmissionDialog = lazyPage<SubmissionDialogProps>(() =>
  import('../dialogs').then(module => module.SubmissionDialog),
)

export type OccasionsProps = YearOfUnit & {
  /** Those who only read forecasts read what is handed in too */
  readonly canWrite: boolean
}

type Opened =
  { readonly kind: 'hand-in'; readonly occasionId: number } | { readonly kind: 'show'; readonly submissionId: number }

const isAccepted = ({ submission }: OccasionOfUnit) =>
  submission !== null && unitStateOf(submission.state) === 'accepted'

/** What is open; comments that were being written when the page was lost stand open again. */
const useOpened = (unitId: number, occasions: readonly OccasionOfUnit[], canWrite: boolean) => {
  const kept = useKeptDrafts(handInDraft, unitId).map(({ subject }) => subject)
  const begun = occasions.find(occasion => kept.includes(String(occasion.id)) && !isAccepted(occasion))
  return useState<Opened | null>(canWrite && begun !== undefined ? { kind: 'hand-in', occasionId: begun.id } : null)
}

type ListedProps = OccasionsProps & { readonly occasions: readonly OccasionOfUnit[] }

const Listed = ({ occasions, unitId, canWrite }: ListedProps) => {
  const { t } = useTranslation('forecast-occasions')
  const [opened, open] = useOpened(unitId, occasions, canWrite)
  const close = () => open(null)
  if (occasions.length === 0) return <p>{t('none')}</p>
  // The newest of it that is here.
  const occasion = opened?.kind === 'hand-in' ? occasions.find(({ id }) => id === opened.occasionId) : undefined
  return (
    <>
      <OccasionsTable
        occasions={occasions}
        canWrite={canWrite}
        onHandIn={({ id }) => open({ kind: 'hand-in', occasionId: id })}
        onShow={({ id }) => open({ kind: 'show', submissionId: id })}
      />
      {occasion !== undefined && <HandInDialog unitId={unitId} occasion={occasion} onClose={close} />}
      {opened?.kind === 'show' && <SubmissionDialog id={opened.submissionId} onClose={close} />}
    </>
  )
}

const ShownOccasions = (props: OccasionsProps) => {
  const { t } = useTranslation('forecast-occasions')
  const query = useQuery(submissionsOfUnitQuery(props))
  useProgress(query.isFetching)
  return (
    <section className={tables.section} data-part="occasions">
      <h2>{t('title')}</h2>
      <Loaded query={query} lines={3} label={t('loading')}>
        {({ occasions }) => <Listed {...props} occasions={occasions} />}
      </Loaded>
    </section>
  )
}

/** When the unit follows up, and what it has handed in for it. Its texts come with it, and not with the page. */
export const Occasions = withTexts('forecast-occasions', { sv, en }, ShownOccasions)
