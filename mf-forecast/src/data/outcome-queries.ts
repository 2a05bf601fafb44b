import {
  outcomeDiary,
  outcomeHistory,
  outcomeOfYear,
  outcomeRefusal,
  outcomeSaved,
  type OutcomeChanges,
  type OutcomeReopen,
} from '@veckovis/contracts/outcome'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered, apiClient } from '@veckovis/platform'

export type OutcomeAddress = { readonly unitId: number; readonly year: number }

const pathOf = ({ unitId, year }: OutcomeAddress) => `/outcome/unit/${unitId}/${year}`

/** What the sources say of the year, with its version: asked when the layer is opened, and nothing asks behind the back. */
export const outcomeQuery = (address: OutcomeAddress) =>
  queryOptions({
    queryKey: ['forecast-outcome', address.unitId, address.year],
    queryFn: ({ signal }) => answered(apiClient.getWithVersion(pathOf(address), outcomeOfYear, { signal })),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })

export const readOutcome = (address: OutcomeAddress) =>
  answered(apiClient.getWithVersion(pathOf(address), outcomeOfYear))

/** The version in the form in which the read carries it as its ETag. */
const versionOf = ({ unitId }: OutcomeAddress, { version }: { readonly version: number }) => `"${unitId}-${version}"`

/** Sends typed values based on a version and answers the new one. */
export const sendOutcome = async (address: OutcomeAddress, changes: OutcomeChanges, version: string) =>
  versionOf(
    address,
    await answered(
      apiClient.patch(pathOf(address), changes, outcomeSaved, { ifMatch: version, refusals: outcomeRefusal }),
    ),
  )

/** What can be done with whole weeks. */
export type WeekDeed =
  | { readonly deed: 'as-forecast'; readonly weeks: readonly number[] }
  | { readonly deed: 'from-diary'; readonly weeks: readonly number[] }
  | { readonly deed: 'complete'; readonly weeks: readonly number[] }
  | ({ readonly deed: 'reopen' } & { readonly weeks: readonly number[]; readonly reason: OutcomeReopen['reason'] })

export const doWithWeeks = async (address: OutcomeAddress, { deed, ...body }: WeekDeed, version: string) =>
  answered(
    apiClient.post(`${pathOf(address)}/${deed}`, body, outcomeSaved, { ifMatch: version, refusals: outcomeRefusal }),
  )

/** Weeks in which the diary would change the outcome, asked anew with each version of the outcome. */
export const outcomeDiaryQuery = (address: OutcomeAddress, version: string) =>
  queryOptions({
    queryKey: ['forecast-outcome-diary', address.unitId, address.year, version],
    queryFn: ({ signal }) => answered(apiClient.get(`${pathOf(address)}/diary`, outcomeDiary, { signal })),
    gcTime: 0,
    staleTime: 0,
    // That of the version before stays in sight until the new one is there: the sheet below does not jump.
    placeholderData: keepPreviousData,
  })

/** What was done in a week, asked anew whenever it is opened. */
export const outcomeHistoryQuery = (address: OutcomeAddress, week: number) =>
  queryOptions({
    queryKey: ['forecast-outcome-history', address.unitId, address.year, week],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`${pathOf(address)}/history?week=${week}`, outcomeHistory, { signal })),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
