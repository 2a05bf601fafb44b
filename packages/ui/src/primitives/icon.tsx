import { iconPaths, type IconName } from './icon-paths'
import * as styles from './icon.module.css'

export type IconProps = {
  name: IconName
  /** Words for an icon that stands alone; without them it is decorative. */
  label?: string
}

export const Icon = ({ name, label }: IconProps) => (
  <svg
    className={styles.icon}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={iconPaths[name]} />
  </svg>
)
