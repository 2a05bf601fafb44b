/** What a licence is for: a module that is published and needs one, or a key that a licence names although nothing is published. */
export type LicenceSubject<Held> = {
  readonly licenceKey: string
  readonly title: string
  readonly licences: readonly Held[]
}

type LicensedModule = {
  /** Null: it needs no licence. */
  readonly licenceKey: string | null
  readonly title: Readonly<Record<'sv' | 'en', string>>
}

/** The licences that are held, by what they are for, in Swedish order of the titles; also what no licence is held for. */
export const licenceSubjects = <Held extends { readonly licenceKey: string }>(
  modules: readonly LicensedModule[],
  held: readonly Held[],
  language: 'sv' | 'en',
  /** The name of an area that has no published module yet, by its licence key. */
  nameOf: (licenceKey: string) => string,
): readonly LicenceSubject<Held>[] => {
  const titles = new Map(held.map(({ licenceKey }) => [licenceKey, nameOf(licenceKey)]))
  for (const { licenceKey, title } of modules) if (licenceKey !== null) titles.set(licenceKey, title[language])
  return [...titles]
    .map(([licenceKey, title]) => ({
      licenceKey,
      title,
      licences: held.filter(licence => licence.licenceKey === licenceKey),
    }))
    .sort((left, right) => left.title.localeCompare(right.title, 'sv'))
}
