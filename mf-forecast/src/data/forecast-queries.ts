import { payrollOverheadOffer } from '@veckovis/contracts/budget'
import { absenceReasonsOffer, substituteTypesOffer } from '@veckovis/contracts/diary'
import {
  baseForecast,
  forecastRefusal,
  forecastSaved,
  forecastYears,
  lastSave,
  receivedForecast,
  type BaseForecast,
  type ForecastChanges,
  type ReceivedForecast,
} from '@veckovis/contracts/forecast'
import { queryOptions } from '@tanstack/react-query'
import { answered, apiClient, askQuery } from '@veckovis/platform'
import { topicKey } from '@veckovis/platform/queries'

/** A page that is opened asks the server anew, and nothing asks behind the back of one who is editing. */
const freshOnce = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const

export const yearsQuery = (unitId: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'years'],
    queryFn: ({ signal }) => answered(apiClient.get(`/forecast/unit/${unitId}/years`, forecastYears, { signal })),
    ...freshOnce,
  })

/** Years with a budget and no forecast; asked only where the years with one have not what is looked for. */
export const unlockedYearsQuery = (unitId: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'unlocked-years'],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/forecast/unit/${unitId}/years/unlocked`, forecastYears, { signal })),
    ...freshOnce,
  })

export type StoredForecast = {
  readonly base: BaseForecast | null
  readonly comprehensive: ReceivedForecast | null
  /** ETag of the comprehensive read; goes back as If-Match. */
  readonly version: string
}

export const fetchComprehensive = async (unitId: number, year: number, signal?: AbortSignal) => {
  const path = `/forecast/unit/${unitId}/${year}/comprehensive`
  const options = signal === undefined ? {} : { signal }
  return answered(apiClient.getWithVersion(path, receivedForecast.nullable(), options))
}

const fetchForecast = async (unitId: number, year: number, signal: AbortSignal): Promise<StoredForecast> => {
  const path = `/forecast/unit/${unitId}?year=${year}`
  const [base, comprehensive] = await Promise.all([
    answered(apiClient.get(path, baseForecast.nullable(), { signal })),
    fetchComprehensive(unitId, year, signal),
  ])
  return { base, comprehensive: comprehensive.data, version: comprehensive.version }
}

export const forecastQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), year],
    queryFn: ({ signal }) => fetchForecast(unitId, year, signal),
    ...freshOnce,
  })

export const absenceReasonsQuery = queryOptions({
  queryKey: ['choices', 'absence-reasons'],
  queryFn: ({ signal }) => askQuery(absenceReasonsOffer, {}, { signal }),
  ...freshOnce,
})

export const substituteTypesQuery = queryOptions({
  queryKey: ['choices', 'substitute-types'],
  queryFn: ({ signal }) => askQuery(substituteTypesOffer, {}, { signal }),
  ...freshOnce,
})

export const payrollOverheadQuery = queryOptions({
  queryKey: ['choices', 'po-values'],
  queryFn: ({ signal }) => askQuery(payrollOverheadOffer, {}, { signal }),
  ...freshOnce,
})

/**
 * Sends the changes based on a version and answers the new one, in the form in which both reads carry it as their
 * ETag. Were that form another, the next save would meet 412 and fetch it.
 */
export const sendChanges = async (
  address: { readonly forecastId: number; readonly unitId: number },
  changes: ForecastChanges,
  version: string,
): Promise<string> => {
  const path = `/forecast/${address.forecastId}/unit/${address.unitId}`
  const saved = await answered(
    apiClient.patch(path, changes, forecastSaved, { ifMatch: version, refusals: forecastRefusal }),
  )
  return `"${saved.id}-${saved.version}"`
}

/** Asked when a save meets another one, each time anew. */
export const lastSaveQuery = ({ forecastId, unitId }: { readonly forecastId: number; readonly unitId: number }) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'last-save', forecastId],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/forecast/${forecastId}/unit/${unitId}/last-save`, lastSave, { signal })),
    ...freshOnce,
  })
