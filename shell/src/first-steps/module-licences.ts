import type { Licence, SettingsModule } from '@veckovis/contracts/modules'
import { licenceStatus, licenceSubjects } from '@veckovis/domain/modules'

type Licensed = { readonly licences: readonly Licence[]; readonly modules: readonly SettingsModule[] }

const subjectsOf = ({ licences, modules }: Licensed, language: 'sv' | 'en') =>
  // A licence of a module that is published no more is nothing that is lacking.
  licenceSubjects(modules, licences, language, key => key).filter(({ licenceKey }) =>
    modules.some(module => module.licenceKey === licenceKey),
  )

/** Modules without a licence in force or to come. */
export const withoutLicence = (licensed: Licensed, language: 'sv' | 'en') =>
  subjectsOf(licensed, language).filter(({ licences }) =>
    licences.every(licence => licenceStatus(licence, new Date()) === 'ended'),
  )

/** How many modules need a licence, and how many of them have one. */
export const countLicences = (licensed: Licensed) => {
  const licensableModules = subjectsOf(licensed, 'sv').length
  return { licensableModules, licensedModules: licensableModules - withoutLicence(licensed, 'sv').length }
}
