import { formDraftKind } from '@veckovis/forms/draft'

/** Comments that are typed to what is handed in; its subject is the occasion. */
export const handInDraft = formDraftKind('hand-in')

/** The comment by which something is returned; its subject is what was handed in. */
export const returnDraft = formDraftKind('return-submission')
