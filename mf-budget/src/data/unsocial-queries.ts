import { queryOptions, skipToken } from '@tanstack/react-query'
import {
  budgetSettingRefusal,
  municipalityUnsocialHours,
  costPreview,
  type SetUnsocialRule,
  type UnsocialPreviewQuestion,
  type UnsocialRuleOnWire,
} from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const addressOf = (municipalityId: number) => `/settings/budget/municipality/${municipalityId}/unsocial-hours`
const refusals = { refusals: budgetSettingRefusal }

export const unsocialHoursQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['unsocial-hours', municipalityId],
    queryFn: ({ signal }) => answered(apiClient.get(addressOf(municipalityId), municipalityUnsocialHours, { signal })),
    ...freshOnOpening,
  })

type Asked = {
  /** Null as long as nothing is asked. */
  readonly question: UnsocialPreviewQuestion | null
  /** Those of now: when one of them has changed, it is asked again. */
  readonly rules: readonly UnsocialRuleOnWire[]
}

/** Each question leaves rows of the audit: it is asked once. */
export const unsocialPreviewQuery = (municipalityId: number, { question, rules }: Asked) =>
  queryOptions({
    queryKey: ['unsocial-preview', municipalityId, question, rules],
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

export const saveUnsocialRule = (municipalityId: number, rule: SetUnsocialRule) =>
  answered(apiClient.post(addressOf(municipalityId), rule, municipalityUnsocialHours, refusals))

export const removeUnsocialRule = (municipalityId: number, ruleId: number) =>
  answered(apiClient.delete(`${addressOf(municipalityId)}/${ruleId}`, municipalityUnsocialHours, refusals))

/** The rules are asked for again, and the forecasts that follow them. */
export const refreshUnsocialHours = async (municipalityId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['unsocial-hours', municipalityId] }),
    announceChange({ topic: 'forecast/1' }),
  ])
}
