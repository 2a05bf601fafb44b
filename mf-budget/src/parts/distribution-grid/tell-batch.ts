import type { SheetBatchOutcome } from '@veckovis/grid'
import { notify, type Words } from '@veckovis/platform'

const matter = { about: 'budget-months' }

/** Tells what of a paste or a fill found no month; what went in is seen. */
export const tellBatch = ({ outside, blank, readOnly, tooLarge }: SheetBatchOutcome, words: Words): void => {
  if (tooLarge) return void notify.error(words('shares.tooLarge'), matter)
  const parts = [
    ...(outside > 0 ? [words('shares.outside', { count: outside })] : []),
    ...(blank > 0 ? [words('shares.blank', { count: blank })] : []),
    ...(readOnly > 0 ? [words('shares.unchanged', { count: readOnly })] : []),
  ]
  if (parts.length === 0) notify.settled(matter.about)
  else notify.info(parts.join(' '), matter)
}
