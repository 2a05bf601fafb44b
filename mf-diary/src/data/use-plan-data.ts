import { useQueries, useQuery } from '@tanstack/react-query'
import type { DiaryPlan } from '@veckovis/contracts/diary'
import { standTogether } from '@veckovis/forms/loaded'
import { useMemo } from 'react'
import { planQuery } from './diary-queries'
import { absenceReasonsQuery } from './all-units-queries'

const onceEach = <Item extends { readonly id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map(item => [item.id, item])).values(),
]

/** Two ISO years as one: anyone who and whatever stands in both is there once. */
export const joinPlans = ([first, ...others]: readonly DiaryPlan[]): DiaryPlan | undefined => {
  if (first === undefined || others.length === 0) return first
  const plans = [first, ...others]
  return {
    ...first,
    people: onceEach(plans.flatMap(({ people }) => people)),
    entries: onceEach(plans.flatMap(({ entries }) => entries)),
  }
}

/** The plan of one ISO year, or of two that a month lies in, with the names of the reasons. */
export const usePlanData = (unitId: number, years: readonly number[]) => {
  const read = useQueries({ queries: years.map(year => planQuery(unitId, year)) })
  const reasons = useQuery(absenceReasonsQuery)
  const [one, other] = read.map(({ data }) => data)
  const isRead = read.every(({ data }) => data !== undefined)
  const plan = useMemo(
    () => (isRead ? joinPlans([one, other].filter(each => each !== undefined)) : undefined),
    [isRead, one, other],
  )
  const queries = [...read, reasons]
  return {
    data: plan === undefined || reasons.data === undefined ? undefined : { plan, absences: reasons.data },
    ...standTogether(queries),
  }
}
