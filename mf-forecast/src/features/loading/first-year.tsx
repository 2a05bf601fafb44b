import { useQuery } from '@tanstack/react-query'
import { approversOffer, readinessOffer } from '@veckovis/contracts/budget'
import { permissionIds } from '@veckovis/domain/access'
import { BeforeFirstForecast } from '@veckovis/lists/first-forecast'
import { askQuery, useTranslation } from '@veckovis/platform'
import { freshOnOpening, topicKey } from '@veckovis/platform/queries'
import { useLevel } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import type { ReactNode } from 'react'

const key = (unitId: number) => [...topicKey({ topic: 'forecast/1', unitId }), 'first-year']

const readinessQuery = (unitId: number) => ({
  queryKey: [...key(unitId), 'readiness'],
  queryFn: ({ signal }: { signal: AbortSignal }) => askQuery(readinessOffer, { unitId }, { signal }),
  ...freshOnOpening,
})

const lockersQuery = (unitId: number) => ({
  queryKey: [...key(unitId), 'lockers'],
  queryFn: ({ signal }: { signal: AbortSignal }) => askQuery(approversOffer, { unitId }, { signal }),
  ...freshOnOpening,
})

type FirstYearProps = {
  readonly unitId: number
  /** Stands where what is missing cannot be read, or a forecast is there already. */
  readonly children: ReactNode
}

/** What a unit without a year of forecast lacks; who does not see its budgets reads what is needed and who makes it. */
export const FirstYear = ({ unitId, children }: FirstYearProps) => {
  const { t } = useTranslation('mf-forecast')
  const levels = { staff: useLevel(permissionIds.staff), budget: useLevel(permissionIds.budget) }
  const seesBudgets = levels.budget !== null
  const readiness = useQuery({ ...readinessQuery(unitId), enabled: seesBudgets })
  const lockers = useQuery({ ...lockersQuery(unitId), enabled: readiness.data !== undefined })
  if (!seesBudgets) return <BeforeFirstForecast standing={null} levels={levels} lockers={undefined} />
  if (readiness.isPending) return <Skeleton lines={4} label={t('loading')} />
  if (readiness.data === undefined || readiness.data.resources === 'locked') return children
  return <BeforeFirstForecast standing={readiness.data} levels={levels} lockers={lockers.data} />
}
