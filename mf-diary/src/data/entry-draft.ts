import { formDraftKind } from '@veckovis/forms/draft'

/** What is typed into a dialog about an entry; the subject says which dialog it is. */
export const entryDraftKind = formDraftKind('diary-entry')
