import type { Consequence } from '@veckovis/contracts/diary'
import { Hint } from '@veckovis/ui'
import { useDiaryWords } from '../wording/diary-words'

/** With how much else a consequence is worked out, and what of it could not be counted; nothing where it stands alone. */
export const OthersThatWait = ({ others }: Pick<Consequence, 'others'>) => {
  const { t } = useDiaryWords()
  if (others === undefined) return null
  const { counted, leftOut } = others
  const said = [
    t('together.others', { count: counted }),
    ...(leftOut === 0 ? [] : [t('together.leftOut', { count: leftOut })]),
  ]
  return <Hint>{said.join(' ')}</Hint>
}
