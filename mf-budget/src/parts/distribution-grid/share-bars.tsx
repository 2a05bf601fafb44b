import type { Way } from './share-groups'
import * as styles from './distribution-grid.module.css'

type ShareBarsProps = {
  readonly way: Way
  readonly shares: readonly number[]
  readonly compared: readonly number[] | null
}

const length = 72
const slot = 100
const gap = 22

/** A bar from the axis on, or a line across the bar's end, as lengths along and across the bars. */
const alongAndAcross = (way: Way, [along, across]: readonly [number, number]) =>
  way === 'across' ? { x: across, y: length - along } : { x: along, y: across }

const Bar = ({ way, share, index }: { readonly way: Way; readonly share: number; readonly index: number }) => {
  const thick = slot - 2 * gap
  const start = index * slot + gap
  return way === 'across' ? (
    <rect className={styles.bar} x={start} width={thick} y={length - share} height={share} />
  ) : (
    <rect className={styles.bar} x={0} width={share} y={start} height={thick} />
  )
}

const Mark = ({ way, share, index }: { readonly way: Way; readonly share: number; readonly index: number }) => {
  const from = alongAndAcross(way, [share, index * slot + gap / 2])
  const to = alongAndAcross(way, [share, (index + 1) * slot - gap / 2])
  return <line className={styles.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
}

/** Twelve bars by their months, with a line for what they are compared to; the numbers stand in the cells beside. */
export const ShareBars = ({ way, shares, compared }: ShareBarsProps) => {
  const most = Math.max(10, ...shares, ...(compared ?? []))
  const lengthOf = (share: number) => (share / most) * length
  const whole = slot * shares.length
  return (
    <svg
      className={styles.bars}
      data-way={way}
      viewBox={way === 'across' ? `0 0 ${whole} ${length}` : `0 0 ${length} ${whole}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shares.map((share, index) => (
        <Bar key={index} way={way} share={lengthOf(share)} index={index} />
      ))}
      {compared?.map((share, index) => (
        <Mark key={index} way={way} share={lengthOf(share)} index={index} />
      ))}
    </svg>
  )
}
