import * as styles from './weeks-illustration.module.css'
const weeks = 52
const step = 12
const barWidth = 7
const base = 330

/** Needed hours: nearly even, a little more in winter. */
const needOf = (week: number): number => 200 + 22 * Math.cos((week / weeks) * 2 * Math.PI)

/** Own staff: what is needed, but for the summer's holidays and the end of the year. */
const ownOf = (week: number): number => {
  const summer = 96 * Math.exp(-((week - 28.5) ** 2) / 14)
  const christmas = 60 * Math.exp(-((week - 52.5) ** 2) / 2)
  return needOf(week) - 14 - summer - christmas - 9 * Math.sin(week * 1.9)
}

const numbers = Array.from({ length: weeks }, (_, index) => index + 1)
const leftOf = (week: number): number => 8 + (week - 1) * step
const line = numbers
  .map(week => `${week === 1 ? 'M' : 'L'}${leftOf(week) + barWidth / 2} ${(base - needOf(week) - 8).toFixed(1)}`)
  .join('')

/** A year of weeks: own staff, substitutes where there are holidays, and the line of what is needed. Decorative. */
export const WeeksIllustration = () => (
  <svg className={styles.weeksIllustration} viewBox="0 20 632 310" aria-hidden="true">
    {[1, 14, 27, 40].map(week => (
      <line key={week} className={styles.quarter} x1={leftOf(week) - 2.5} x2={leftOf(week) - 2.5} y1="40" y2={base} />
    ))}
    {numbers.map(week => {
      const own = ownOf(week)
      const missing = Math.max(0, needOf(week) - own - 4)
      return (
        <g key={week}>
          <rect
            className={styles.own}
            data-past={week < 12}
            x={leftOf(week)}
            y={base - own}
            width={barWidth}
            height={own}
            rx="2"
          />
          <rect
            className={styles.substitutes}
            x={leftOf(week)}
            y={base - own - missing}
            width={barWidth}
            height={Math.max(0, missing - 3)}
            rx="2"
          />
        </g>
      )
    })}
    <path className={styles.need} d={line} />
    <circle className={styles.now} cx={leftOf(12) + barWidth / 2} cy={base - needOf(12) - 8} r="5" />
  </svg>
)
