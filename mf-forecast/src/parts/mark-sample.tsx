import { colourOfMark, type StaffingMark } from '@veckovis/domain/forecast'
import { markShapes } from './mark-shapes'
import * as styles from './mark-sample.module.css'

/** The shape of a mark beside a word. */
export const MarkSample = ({ mark }: { readonly mark: StaffingMark }) => (
  <svg className={styles.sample} viewBox="-1.5 -1.5 3 3" aria-hidden="true">
    <path data-colour={colourOfMark(mark)} d={markShapes[mark]} />
  </svg>
)
