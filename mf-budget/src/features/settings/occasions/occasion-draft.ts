import type { Occasion } from '@veckovis/contracts/outcome'
import { formDraftKind } from '@veckovis/forms/draft'

export const occasionDraft = formDraftKind('occasion')

/** Which dialog what is typed belongs to: that of a new occasion of the year, or of one that is there. */
export const subjectOf = (year: number, occasion: Pick<Occasion, 'id'> | null): string =>
  `${year}/${occasion === null ? 'new' : occasion.id}`

export const yearOfSubject = (subject: string): number => Number(subject.split('/', 1)[0])
