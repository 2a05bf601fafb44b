import type { formDraftKind } from '@veckovis/forms/draft'
import type { DatedQueries } from '../../../data/dated-queries'

/** A dated setting of a municipality that moves its forecasts: its calls, and what is known of each of its items. */
export type DatedKind<Answer, Item, ToSet = never, Typed = never> = {
  readonly queries: DatedQueries<Answer, ToSet, Typed>
  readonly draft: ReturnType<typeof formDraftKind>
  readonly itemsOf: (municipality: Answer) => readonly Item[]
  /** What a change of it is kept as while it is typed. */
  readonly subjectOf: (item: Item) => string
}

export type DatedDialogProps<Answer, Item> = {
  readonly municipality: Answer
  /** The one to change, null for a new one. */
  readonly item: Item | null
  readonly subject: string
  readonly onClose: () => void
}
