import type { DraftKind } from '@veckovis/platform'

/** The texts of a form that differ from what it began with, by the names of its fields. */
export type FormTexts = Readonly<Record<string, string>>

const isTexts = (stored: unknown): stored is FormTexts =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(text => typeof text === 'string')

/** What is typed into a dialog may tell of persons: it stays in the tab, over a reload and over a session that ends. */
export const formDraftKind = (name: string): DraftKind<FormTexts> => ({
  name,
  version: 1,
  keptBy: 'tab',
  read: stored => (isTexts(stored) ? stored : null),
})

/** What the texts of one dialog are kept as. */
export type FormDraft = {
  /** A constant. */
  readonly kind: DraftKind<FormTexts>
  readonly unitId: number
  /** Which dialog about which record: the page opens it again by this. */
  readonly subject: string
}
