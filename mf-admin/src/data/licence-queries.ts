import { queryOptions } from '@tanstack/react-query'
import {
  licence,
  licenceRefusal,
  moduleSettings,
  municipalityLicences,
  settingsMunicipalities,
  type GiveLicenceRequest,
  type Licence,
  type LicencePeriod,
} from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const base = '/settings/modules'
const refusals = { refusals: licenceRefusal }
/** Every query of licences stands below this key: one change makes all of them ask again. */
const key = ['licences'] as const

/** What licences can be given for, and to whom. */
export const licenceOverviewQuery = queryOptions({
  queryKey: [...key, 'overview'],
  queryFn: async ({ signal }) => {
    const [{ modules }, municipalities] = await Promise.all([
      answered(apiClient.get(base, moduleSettings, { signal })),
      answered(apiClient.get(`${base}/municipality`, settingsMunicipalities, { signal })),
    ])
    return { modules, municipalities }
  },
  ...freshOnOpening,
})

export const municipalityLicencesQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: [...key, 'municipality', municipalityId],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`${base}/municipality/${municipalityId}`, municipalityLicences, { signal })),
    ...freshOnOpening,
  })

export const refreshLicences = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })

export const periodOf = ({ validFrom, validTo }: LicencePeriod): LicencePeriod => ({ validFrom, validTo })

export const giveLicence = (municipalityId: number, request: GiveLicenceRequest): Promise<Licence> =>
  answered(apiClient.post(`${base}/municipality/${municipalityId}/licence`, request, licence, refusals))

export const changeLicence = (held: Licence, period: LicencePeriod): Promise<Licence> =>
  answered(apiClient.patch(`${base}/licence/${held.id}`, { ...period, basedOn: periodOf(held) }, licence, refusals))

/** At this moment, by the server's clock. */
export const endLicence = (held: Licence): Promise<Licence> =>
  answered(apiClient.post(`${base}/licence/${held.id}/end`, periodOf(held), licence, refusals))

export const removeLicence = async ({ id }: Licence): Promise<void> => {
  await answered(apiClient.delete(`${base}/licence/${id}`, doneAnswer, refusals))
}
