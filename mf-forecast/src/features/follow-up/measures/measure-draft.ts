import { formDraftKind } from '@veckovis/forms/draft'
import type { Measure } from '../../../data/follow-up/measure-queries'

export const measureDraft = formDraftKind('measure')

/** Which dialog what is typed belongs to: that of a new measure of the year, or of one that is there. */
export const subjectOf = (year: number, measure: Measure | null) => `${year}/${measure === null ? 'new' : measure.id}`
