import { queryOptions } from '@tanstack/react-query'
import {
  occasionRefusal,
  occasionSaved,
  occasionsOfYear,
  type ChangedOccasion,
  type NewOccasion,
  type Occasion,
} from '@veckovis/contracts/outcome'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from '../query-client'

export type YearOfMunicipality = { readonly municipalityId: number; readonly year: number }

const refusals = { refusals: occasionRefusal }
const pathOf = ({ municipalityId, year }: YearOfMunicipality) => `/occasions/municipality/${municipalityId}/${year}`
const keyOf = ({ municipalityId }: Pick<YearOfMunicipality, 'municipalityId'>) => ['occasions', municipalityId]

/** When the units of a municipality follow up. */
export const occasionsQuery = (of: YearOfMunicipality) =>
  queryOptions({
    queryKey: [...keyOf(of), of.year],
    queryFn: ({ signal }) => answered(apiClient.get(pathOf(of), occasionsOfYear, { signal })),
    ...freshOnOpening,
  })

/** The version in the form in which a change carries it. */
export const versionOf = ({ id, version }: Pick<Occasion, 'id' | 'version'>): string => `"${id}-${version}"`

export const addOccasion = (of: YearOfMunicipality, occasion: NewOccasion) =>
  answered(apiClient.post(pathOf(of), occasion, occasionSaved, refusals))

export const changeOccasion = (id: number, occasion: ChangedOccasion, version: string) =>
  answered(apiClient.patch(`/occasions/${id}`, occasion, occasionSaved, { ...refusals, ifMatch: version }))

export const removeOccasion = (occasion: Pick<Occasion, 'id' | 'version'>) =>
  answered(apiClient.delete(`/occasions/${occasion.id}`, doneAnswer, { ...refusals, ifMatch: versionOf(occasion) }))

export const refreshOccasions = (municipalityId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf({ municipalityId }) })
