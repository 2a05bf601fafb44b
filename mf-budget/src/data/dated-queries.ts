import { queryOptions, skipToken, type QueryKey } from '@tanstack/react-query'
import { budgetSettingRefusal, costPreview } from '@veckovis/contracts/budget'
import { answered, apiClient, type AnswerSchema } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const refusals = { refusals: budgetSettingRefusal }

/** What would be set, or the id of what would be removed. */
type Question<Typed> = { readonly set: Typed } | { readonly remove: number }

type Asked<Typed> = {
  /** Null as long as nothing is asked. */
  readonly question: Question<Typed> | null
  /** Those of now: when one of them has changed, it is asked again. */
  readonly stored: readonly { readonly id: number }[]
}

/** The calls of a dated setting of a municipality that moves its forecasts, by their path below the municipality. */
export const datedQueries = <Answer, ToSet, Typed>(path: string, answer: AnswerSchema<Answer>) => {
  const addressOf = (municipalityId: number) => `/settings/budget/municipality/${municipalityId}/${path}`
  return {
    query: (municipalityId: number) =>
      queryOptions({
        queryKey: [path, municipalityId],
        queryFn: ({ signal }) => answered(apiClient.get(addressOf(municipalityId), answer, { signal })),
        ...freshOnOpening,
      }),

    /** Each question leaves rows of the audit: it is asked once. */
    previewQuery: (municipalityId: number, { question, stored }: Asked<Typed>) => {
      const queryKey: QueryKey = [`${path}/preview`, municipalityId, question, stored.map(({ id }) => id)]
      return queryOptions({
        queryKey,
        queryFn:
          question === null
            ? skipToken
            : ({ signal }) =>
                answered(
                  apiClient.post(`${addressOf(municipalityId)}/preview`, question, costPreview, {
                    ...refusals,
                    signal,
                  }),
                ),
        staleTime: Infinity,
        gcTime: 0,
      })
    },

    save: (municipalityId: number, toSet: ToSet) =>
      answered(apiClient.post(addressOf(municipalityId), toSet, answer, refusals)),

    remove: (municipalityId: number, id: number) =>
      answered(apiClient.delete(`${addressOf(municipalityId)}/${id}`, answer, refusals)),

    /** It is asked for again, and the forecasts that follow it. */
    refresh: async (municipalityId: number): Promise<void> => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [path, municipalityId] }),
        announceChange({ topic: 'forecast/1' }),
      ])
    },
  }
}

export type DatedQueries<Answer, ToSet, Typed> = ReturnType<typeof datedQueries<Answer, ToSet, Typed>>
