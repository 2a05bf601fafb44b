import { queryOptions } from '@tanstack/react-query'
import {
  handedIn,
  submission,
  submissionChanged,
  submissionPreview,
  submissionRefusal,
  submissionsOfUnit,
  type HandIn,
  type Submission,
  type SubmissionDecision,
  type SubmissionsOfUnit,
} from '@veckovis/contracts/outcome'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, topicKey } from '@veckovis/platform/queries'
import { queryClient } from '../query-client'
import type { YearOfUnit } from './measure-queries'
import { submissionsKey } from './submission-list-queries'

export type OccasionOfUnit = SubmissionsOfUnit['occasions'][number]

const refusals = { refusals: submissionRefusal }

/** What the start page tells of it. */
const dueKey = [...topicKey({ topic: 'forecast/1' }), 'due-submissions']
const keyOfUnit = (unitId: number) => [...topicKey({ topic: 'forecast/1', unitId }), 'submissions']

/** The occasions of a year, each with what the unit has handed in for it last. */
export const submissionsOfUnitQuery = ({ unitId, year }: YearOfUnit) =>
  queryOptions({
    queryKey: [...keyOfUnit(unitId), year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/submissions/unit/${unitId}/${year}`, submissionsOfUnit, { signal })),
    ...freshOnOpening,
  })

export type Handing = { readonly unitId: number; readonly occasionId: number }

/** What would be handed in now, asked anew whenever the dialog is opened: figures of before are handed in nowhere. */
export const submissionPreviewQuery = ({ unitId, occasionId }: Handing) =>
  queryOptions({
    queryKey: [...keyOfUnit(unitId), 'preview', occasionId],
    queryFn: ({ signal }) =>
      answered(
        apiClient.get(`/submissions/unit/${unitId}/occasion/${occasionId}/preview`, submissionPreview, { signal }),
      ),
    gcTime: 0,
    staleTime: 0,
  })

/** What was handed in, with what became of it. */
export const submissionQuery = (id: number) =>
  queryOptions({
    queryKey: [...submissionsKey, 'one', id],
    queryFn: ({ signal }) => answered(apiClient.get(`/submissions/${id}`, submission, { signal })),
    ...freshOnOpening,
  })

export const handInForecast = ({ unitId, occasionId }: Handing, body: HandIn) =>
  answered(apiClient.post(`/submissions/unit/${unitId}/occasion/${occasionId}`, body, handedIn, refusals))

/** The version in the form in which a change carries it. */
export const versionOfSubmission = ({ id, version }: Pick<Submission, 'id' | 'version'>) => `"${id}-${version}"`

export const decideOn = (id: number, decision: SubmissionDecision, version: string) =>
  answered(
    apiClient.post(`/submissions/${id}/decision`, decision, submissionChanged, { ...refusals, ifMatch: version }),
  )

export const withdrawSubmission = (id: number, version: string) =>
  answered(apiClient.post(`/submissions/${id}/withdraw`, {}, submissionChanged, { ...refusals, ifMatch: version }))

/** What the unit has handed in is asked for again, and so are the lists of all units and what the start page tells. */
export const refreshSubmissions = async (unitId: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOfUnit(unitId) }),
    queryClient.invalidateQueries({ queryKey: submissionsKey }),
    queryClient.invalidateQueries({ queryKey: dueKey }),
  ])
}
