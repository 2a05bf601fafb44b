import { colourOfMark, type StaffingMark } from '@veckovis/domain/forecast'
import { markShapes } from '../../parts/mark-shapes'
import * as styles from './efficiency-chart.module.css'

/** A pennant on its pole, from the point at its top down. */
const flagShape = 'M-0.15 0H0.15V0.35L1.2 0.95L0.15 1.55V2.4H-0.15z'

/** Where a point stands, and how large it is. */
export const placeOfMark = (x: number, y: number, radius: number) => `translate(${x} ${y}) scale(${radius})`

type Placed = { readonly x: number; readonly y: number; readonly radius: number }

/** Below its point; above it where below lie the names of the weeks. `floor` is where the plot ends. */
export const placeOfFlag = ({ x, y, radius, floor }: Placed & { readonly floor: number }) => {
  const isBelow = y + radius * 3.8 <= floor
  return isBelow
    ? placeOfMark(x, y + radius * 1.4, radius)
    : `translate(${x} ${y - radius * 1.4}) scale(${radius} ${-radius})`
}

type OfWeek = Placed & { readonly week: number }

/** The point of a week, told by shape as well as by colour. */
export const WeekMark = ({ mark, x, y, radius, week }: OfWeek & { readonly mark: StaffingMark }) => (
  <path
    className={styles.point}
    data-mark={mark}
    data-colour={colourOfMark(mark)}
    data-chart-week={week}
    d={markShapes[mark]}
    transform={placeOfMark(x, y, radius)}
  />
)

/** Under the point of a week that is red by itself. */
export const WeekFlag = ({ week, ...placed }: OfWeek & { readonly floor: number }) => (
  <path className={styles.flag} data-flag-week={week} d={flagShape} transform={placeOfFlag(placed)} />
)

export const FlagSample = () => (
  <svg className={styles.sample} viewBox="-1 -0.3 3 3" aria-hidden="true">
    <path className={styles.flag} d={flagShape} />
  </svg>
)
