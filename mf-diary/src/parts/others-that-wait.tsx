import type { Consequence, PendingCounts } from '@veckovis/contracts/diary'
import { Hint } from '@veckovis/ui'
import { useDiaryWords } from '../wording/diary-words'

type SaidProps = PendingCounts & { readonly said: 'together.others' | 'together.all' }

const Said = ({ said, counted, leftOut }: SaidProps) => {
  const { t } = useDiaryWords()
  const left = leftOut === 0 ? [] : [t('together.leftOut', { count: leftOut })]
  return <Hint>{[t(said, { count: counted }), ...left].join(' ')}</Hint>
}

/** With how much else a consequence is worked out, and what of it could not be counted; nothing where it stands alone. */
export const OthersThatWait = ({ others }: Pick<Consequence, 'others'>) =>
  others === undefined ? null : <Said said="together.others" {...others} />

/** How much of what waits is counted in figures, and what could not be. */
export const CountedWaiting = ({ counted, leftOut }: PendingCounts) => (
  <Said said="together.all" counted={counted} leftOut={leftOut} />
)
