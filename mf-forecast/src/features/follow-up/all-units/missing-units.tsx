import { useQuery } from '@tanstack/react-query'
import type { SubmissionList } from '@veckovis/contracts/outcome'
import { FailedLoad } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { submissionShape, unitsInStateQuery } from '../../../data/follow-up/submission-list-queries'
import * as styles from './all-units.module.css'

const named = 25

type MissingProps = { readonly occasionId: number; readonly state: 'open' | 'returned'; readonly count: number }

const Missing = ({ occasionId, state, count }: MissingProps) => {
  const { t } = useTranslation('forecast-submissions')
  const part = { search: '', filters: { state }, sort: submissionShape.usualSort, page: 1, pageSize: named }
  const query = useQuery(unitsInStateQuery(occasionId, part))
  if (query.data === undefined) return <FailedLoad query={query} />
  const { items, total } = query.data
  const names = items.map(({ unit }) => unit.name).join(', ')
  const left = Math.max(total, count) - items.length
  return (
    <p className={styles.missing}>
      {t(`missing.${state}`, { names: left > 0 ? t('missing.more', { names, count: left }) : names })}
    </p>
  )
}

type MissingUnitsProps = { readonly occasionId: number; readonly counts: SubmissionList['counts'] }

/** Which units have to hand in, for the first time or anew, by their names. */
export const MissingUnits = ({ occasionId, counts }: MissingUnitsProps) =>
  (['open', 'returned'] as const).map(
    state => counts[state] > 0 && <Missing key={state} {...{ occasionId, state }} count={counts[state]} />,
  )
