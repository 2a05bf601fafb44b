import { queryOptions } from '@tanstack/react-query'
import {
  activatedVersion,
  activationRefusal,
  licence,
  licenceRefusal,
  moduleSettings,
  municipalityLicences,
  settingsMunicipalities,
  type ActivatedVersion,
  type GiveLicenceRequest,
  type Licence,
  type LicencePeriod,
  type SettingsModule,
} from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'

const base = '/settings/modules'
const refusals = { refusals: licenceRefusal }
/** Every query of this page stands below this key: one change makes all of them ask again. */
export const settingsKey = ['settings', 'modules'] as const

export const settingsQuery = queryOptions({
  queryKey: [...settingsKey, 'overview'],
  queryFn: ({ signal }) => answered(apiClient.get(base, moduleSettings, { signal })),
  ...freshOnOpening,
})

export const municipalitiesQuery = queryOptions({
  queryKey: [...settingsKey, 'municipalities'],
  queryFn: ({ signal }) => answered(apiClient.get(`${base}/municipality`, settingsMunicipalities, { signal })),
  ...freshOnOpening,
})

export const licencesQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: [...settingsKey, 'licences', municipalityId],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`${base}/municipality/${municipalityId}`, municipalityLicences, { signal })),
    ...freshOnOpening,
  })

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

const activationRefusals = { refusals: activationRefusal }

export const promoteVersion = (
  { id, activeVersion }: SettingsModule,
  version: string,
  reason: string,
): Promise<ActivatedVersion> =>
  answered(
    apiClient.post(
      `${base}/promote`,
      { moduleId: id, version, basedOn: activeVersion, reason },
      activatedVersion,
      activationRefusals,
    ),
  )

export const rollBackVersion = ({ id, activeVersion }: SettingsModule, reason: string): Promise<ActivatedVersion> =>
  answered(
    apiClient.post(
      `${base}/roll-back`,
      { moduleId: id, basedOn: activeVersion, reason },
      activatedVersion,
      activationRefusals,
    ),
  )
