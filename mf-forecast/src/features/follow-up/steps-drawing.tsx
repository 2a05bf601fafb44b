import type { Bridge } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { signedKronor, toneOfKronor, type DeviationTone } from './signed-texts'
import * as styles from './steps.module.css'

type Bar = {
  readonly id: string
  readonly name: string
  readonly kronor: number
  /** Where it begins and ends, in SEK above the budget */
  readonly from: number
  readonly to: number
  readonly tone: DeviationTone
}

/** Each step begins where the one before it ends; the last bar is the whole deviation. */
const barsOf = ({ steps }: Bridge, nameOf: (id: string) => string, whole: string): readonly Bar[] => {
  const bars: Bar[] = []
  let level = 0
  for (const { id, kronor } of steps) {
    const tone = toneOfKronor(kronor)
    if (tone !== undefined) bars.push({ id, name: nameOf(id), kronor, from: level, to: level + kronor, tone })
    level += kronor
  }
  return [...bars, { id: 'sum', name: whole, kronor: level, from: 0, to: level, tone: toneOfKronor(level) }]
}

const scaleOf = (bars: readonly Bar[]) => {
  const levels = [0, ...bars.flatMap(({ from, to }) => [from, to])]
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const size = high - low
  return (level: number) => (size === 0 ? 0 : ((level - low) / size) * 100)
}

/**
 * The deviation as steps that begin at the budget. The budget itself is not drawn: beside it no step could be seen. Drawn by
 * a few lines of our own, where a library would weigh more than all the rest of the page.
 */
export const StepsDrawing = (bridge: Bridge) => {
  const { t } = useTranslation('forecast-follow-up')
  const bars = barsOf(bridge, id => t(`steps.names.${id}`), t('steps.sum'))
  const at = scaleOf(bars)
  return (
    <div className={styles.drawing} role="img" aria-label={t('steps.drawing')} data-part="drawing">
      {bars.map(({ id, name, kronor, from, to, tone }) => (
        <div key={id} className={styles.bar} data-bar={id}>
          <span>{name}</span>
          <span className={styles.track}>
            <span className={styles.zero} style={{ insetInlineStart: `${at(0)}%` }} />
            <span
              className={styles.fill}
              data-tone={tone}
              style={{ insetInlineStart: `${at(Math.min(from, to))}%`, inlineSize: `${Math.abs(at(to) - at(from))}%` }}
            />
          </span>
          <span className={styles.value}>{t('kronor', { value: signedKronor(kronor) })}</span>
        </div>
      ))}
    </div>
  )
}
