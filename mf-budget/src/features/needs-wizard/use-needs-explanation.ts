import type { NeedsDraft } from '../../data/needs-draft'
import { useExplanation } from '../../parts/explanation/use-explanation'
import { explainNeeds, type NeedsFigure } from '../../parts/needs-figures/explain-needs'
import { readableLines } from './draft/read-lines'
import { readSpread } from './draft/read-weeks'

/** How a figure of the draft came about, from what can be read of it already. */
export const useNeedsExplanation = (draft: NeedsDraft, fullTimeHours: number | null) =>
  useExplanation<NeedsFigure>(figure =>
    fullTimeHours === null
      ? null
      : explainNeeds({ ...readableLines(draft), fullTimeHours, spread: readSpread(draft) }, figure),
  )
