import * as styles from './distribution-grid.module.css'
type ShareBarsProps = { readonly shares: readonly number[]; readonly compared: readonly number[] | null }

const height = 72
const slot = 100
const gap = 22

/** Twelve bars, with a line for what they are compared to; the numbers stand in the cells below. */
export const ShareBars = ({ shares, compared }: ShareBarsProps) => {
  const most = Math.max(10, ...shares, ...(compared ?? []))
  const heightOf = (share: number) => (share / most) * height
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${slot * shares.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shares.map((share, index) => (
        <rect
          key={index}
          className={styles.bar}
          x={index * slot + gap}
          width={slot - 2 * gap}
          y={height - heightOf(share)}
          height={heightOf(share)}
        />
      ))}
      {compared?.map((share, index) => (
        <line
          key={index}
          className={styles.line}
          x1={index * slot + gap / 2}
          x2={(index + 1) * slot - gap / 2}
          y1={height - heightOf(share)}
          y2={height - heightOf(share)}
        />
      ))}
    </svg>
  )
}
