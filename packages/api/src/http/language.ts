export type Language = 'sv' | 'en'

/** The first language of the header that we speak; Swedish otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const wished = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return wished.find((language): language is Language => language === 'sv' || language === 'en') ?? 'sv'
}
