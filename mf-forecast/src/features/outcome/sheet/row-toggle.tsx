import { Icon } from '@veckovis/ui'
import * as styles from './outcome-sheet.module.css'

type RowToggleProps = { readonly isOpen: boolean; readonly label: string; readonly onToggle: () => void }

/** Shows budget, forecast and difference below a row of the outcome, or puts them away. */
export const RowToggle = ({ isOpen, label, onToggle }: RowToggleProps) => (
  <button
    type="button"
    className={styles.toggle}
    aria-expanded={isOpen}
    aria-label={label}
    title={label}
    onClick={onToggle}
  >
    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
  </button>
)
