import { foldedName } from '@veckovis/domain/text'

type HelpTerm = { readonly term: string; readonly meaning: string }

export type HelpSection = {
  readonly id: string
  /** The pages that it is about; none for what is about all of them. */
  readonly pages: readonly string[]
  readonly title: string
  readonly lead: string
  readonly points: readonly string[]
  readonly terms: readonly HelpTerm[]
}

/**
 * What of the help has all words that are searched for, in any order: a section whole where its heading or its first
 * lines have them, of the others the points and the terms that do.
 */
export const findInHelp = (sections: readonly HelpSection[], search: string): readonly HelpSection[] => {
  const words = foldedName(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  const has = (...texts: readonly string[]) => {
    const text = foldedName(texts.join(' '))
    return words.every(word => text.includes(word))
  }
  return sections.flatMap(section => {
    if (has(section.title, section.lead)) return [section]
    const points = section.points.filter(point => has(section.title, point))
    const terms = section.terms.filter(({ term, meaning }) => has(section.title, term, meaning))
    return points.length + terms.length > 0 ? [{ ...section, points, terms }] : []
  })
}
