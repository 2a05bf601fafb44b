import type { Licence, MunicipalityLicences, SettingsModule } from '@veckovis/contracts/modules'

/** What a licence is for: a module that is published and needs one, or a key that a licence names although nothing is published. */
export interface LicenceSubject {
  licenceKey: string
  title: string
  licences: readonly Licence[]
}

/** What a dialog asks about. */
export type LicenceQuestion =
  { kind: 'give'; subject: LicenceSubject } | { kind: 'end' | 'remove'; subject: LicenceSubject; licence: Licence }

export const licenceSubjects = (
  modules: readonly SettingsModule[],
  { licences }: MunicipalityLicences,
  language: 'sv' | 'en',
  /** The name of an area that has no published module yet, by its licence key. */
  nameOf: (licenceKey: string) => string,
): readonly LicenceSubject[] => {
  const titles = new Map(licences.map(({ licenceKey }) => [licenceKey, nameOf(licenceKey)]))
  for (const { licenceKey, title } of modules) if (licenceKey !== null) titles.set(licenceKey, title[language])
  return [...titles]
    .map(([licenceKey, title]) => ({
      licenceKey,
      title,
      licences: licences.filter(licence => licence.licenceKey === licenceKey),
    }))
    .sort((left, right) => left.title.localeCompare(right.title, 'sv'))
}
