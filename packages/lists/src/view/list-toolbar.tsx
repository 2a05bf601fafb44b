import { Button, Icon } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { SearchBox } from '../filters/search-box'
import * as styles from './list.module.css'

type ListToolbarProps = {
  readonly search?: { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void }
  /** Each a `FilterField`. */
  readonly filters?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** Above a list: its search, its filters, and what can be made or done. */
export const ListToolbar = ({ search, filters, actions }: ListToolbarProps) => (
  <div className={styles.toolbar}>
    {search !== undefined && <SearchBox {...search} className={styles.search} />}
    {filters}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
)

/** The place of one filter in the toolbar. */
export const FilterField = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.filter}>{children}</div>
)

/** Makes something new for the list. */
export const AddButton = ({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) => (
  <Button variant="primary" icon={<Icon name="add" />} onClick={onAdd}>
    {label}
  </Button>
)
