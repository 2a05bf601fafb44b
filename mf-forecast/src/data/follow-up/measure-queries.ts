import { queryOptions } from '@tanstack/react-query'
import {
  measureHistory,
  measureOwners,
  measureRefusal,
  measureSaved,
  measuresOfYear,
  type ChangedMeasure,
  type MeasuresOfYear,
  type NewMeasure,
} from '@veckovis/contracts/outcome'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, topicKey } from '@veckovis/platform/queries'
import { queryClient } from '../query-client'
import { overdueMeasuresQuery } from './overdue-measures-query'

export type YearOfUnit = { readonly unitId: number; readonly year: number }
export type Measure = MeasuresOfYear['measures'][number]

const refusals = { refusals: measureRefusal }
const keyOf = ({ unitId, year }: YearOfUnit) => [...topicKey({ topic: 'forecast/1', unitId }), 'measures', year]

/** What is done about the deviation of a year. */
export const measuresQuery = (of: YearOfUnit) =>
  queryOptions({
    queryKey: keyOf(of),
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/measures/unit/${of.unitId}/${of.year}`, measuresOfYear, { signal })),
    ...freshOnOpening,
  })

/** Who may have a measure of the unit: those who read its forecast now. */
export const measureOwnersQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['measure-owners', unitId],
    queryFn: ({ signal }) => answered(apiClient.get(`/measures/owners/unit/${unitId}`, measureOwners, { signal })),
    ...freshOnOpening,
  })

const historyKey = ['measure-history']

/** What became of a measure, asked anew whenever it is opened. */
export const measureHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...historyKey, id],
    queryFn: ({ signal }) => answered(apiClient.get(`/measures/${id}/history`, measureHistory, { signal })),
    gcTime: 0,
    staleTime: 0,
  })

export const addMeasure = ({ unitId, year }: YearOfUnit, measure: NewMeasure) =>
  answered(apiClient.post(`/measures/unit/${unitId}/${year}`, measure, measureSaved, refusals))

/** The version in the form in which a change carries it. */
export const versionOf = ({ id, version }: Pick<Measure, 'id' | 'version'>) => `"${id}-${version}"`

export const changeMeasure = (id: number, measure: ChangedMeasure, version: string) =>
  answered(apiClient.patch(`/measures/${id}`, measure, measureSaved, { ...refusals, ifMatch: version }))

/** The list is asked for again, and with it what the start page tells. */
export const refreshMeasures = async (of: YearOfUnit): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(of) }),
    queryClient.invalidateQueries({ queryKey: overdueMeasuresQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: historyKey }),
  ])
}
