import { z } from 'zod'
import { entityId, isoInstant, sentInstant, shortText } from '../wire/primitives'
import { contractRange } from './contract-range'
import { moduleActivation } from './module-activation'
import { moduleFailure } from './module-failures'

const moduleVersion = z.strictObject({
  version: z.string(),
  registeredAt: isoInstant,
  contract: contractRange,
})

/** One module in the super admin's list, with its latest versions, newest first. */
const settingsModule = z.strictObject({
  id: z.string(),
  title: z.strictObject({ sv: z.string(), en: z.string() }),
  /** Null: the module needs no licence. */
  licenceKey: z.string().nullable(),
  /** Null: no version of it could be accepted, and nobody is offered the module. */
  activeVersion: z.string().nullable(),
  versions: z.array(moduleVersion),
  /** How the version that people get came to be it, newest first. */
  activations: z.array(moduleActivation),
  /** Municipalities whose licence is in force now. */
  licensed: z.int(),
})
export type SettingsModule = z.infer<typeof settingsModule>

/** GET /settings/modules: what is published, and what went wrong lately, newest first. */
export const moduleSettings = z.strictObject({
  modules: z.array(settingsModule),
  failures: z.array(moduleFailure),
})

/** GET /settings/modules/municipality: all of them, in Swedish order. */
export const settingsMunicipalities = z.array(
  z.strictObject({ id: entityId, name: z.string(), county: z.string(), licences: z.int() }),
)
export type SettingsMunicipalities = z.infer<typeof settingsMunicipalities>

/** A licence counts from `validFrom` until just before `validTo`; null has no end. */
const period = { validFrom: isoInstant, validTo: isoInstant.nullable() }
const sentPeriod = { validFrom: sentInstant, validTo: sentInstant.nullable() }
const endsAfterItBegins = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || Date.parse(validTo) > Date.parse(validFrom)
const periodError = { path: ['validTo'], error: 'ends before it begins' }

/** POST /settings/modules/licence/{id}/end: the period as it was read. The server's clock says when it ended. */
export const licencePeriod = z.strictObject(sentPeriod).refine(endsAfterItBegins, periodError)
export type LicencePeriod = z.infer<typeof licencePeriod>

export const licence = z.strictObject({ id: entityId, licenceKey: z.string(), ...period })
export type Licence = z.infer<typeof licence>

/** GET /settings/modules/municipality/{id}: every licence it has, had or will have, by key and time. */
export const municipalityLicences = z.strictObject({ id: entityId, name: z.string(), licences: z.array(licence) })
export type MunicipalityLicences = z.infer<typeof municipalityLicences>

/** POST /settings/modules/municipality/{id}/licence. Two licences for one key may not overlap: 409. */
export const giveLicenceRequest = z
  .strictObject({ licenceKey: shortText.regex(/^[a-z][a-zA-Z0-9.-]{0,60}$/), ...sentPeriod })
  .refine(endsAfterItBegins, periodError)
export type GiveLicenceRequest = z.infer<typeof giveLicenceRequest>

/** PATCH /settings/modules/licence/{id}: `basedOn` is the period as it was read; another one by now is answered 409. */
export const changeLicenceRequest = z
  .strictObject({ ...sentPeriod, basedOn: z.strictObject(sentPeriod) })
  .refine(endsAfterItBegins, periodError)
export type ChangeLicenceRequest = z.infer<typeof changeLicenceRequest>
