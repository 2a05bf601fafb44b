import { queryOptions, skipToken } from '@tanstack/react-query'
import {
  budgetSettingRefusal,
  municipalityPayRevisions,
  costPreview,
  type PayRevisionOnWire,
  type PayRevisionPreviewQuestion,
  type SetPayRevision,
} from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const addressOf = (municipalityId: number) => `/settings/budget/municipality/${municipalityId}/pay-revisions`
const refusals = { refusals: budgetSettingRefusal }

export const payRevisionsQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['pay-revisions', municipalityId],
    queryFn: ({ signal }) => answered(apiClient.get(addressOf(municipalityId), municipalityPayRevisions, { signal })),
    ...freshOnOpening,
  })

type Asked = {
  /** Null as long as nothing is asked. */
  readonly question: PayRevisionPreviewQuestion | null
  /** Those of now: when one of them has changed, it is asked again. */
  readonly revisions: readonly PayRevisionOnWire[]
}

/** Each question leaves rows of the audit: it is asked once. */
export const payRevisionPreviewQuery = (municipalityId: number, { question, revisions }: Asked) =>
  queryOptions({
    queryKey: ['pay-revision-preview', municipalityId, question, revisions.map(({ id }) => id)],
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

export const savePayRevision = (municipalityId: number, revision: SetPayRevision) =>
  answered(apiClient.post(addressOf(municipalityId), revision, municipalityPayRevisions, refusals))

export const removePayRevision = (municipalityId: number, revisionId: number) =>
  answered(apiClient.delete(`${addressOf(municipalityId)}/${revisionId}`, municipalityPayRevisions, refusals))

/** The revisions are asked for again, and the forecasts that follow them. */
export const refreshPayRevisions = async (municipalityId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['pay-revisions', municipalityId] }),
    announceChange({ topic: 'forecast/1' }),
  ])
}
