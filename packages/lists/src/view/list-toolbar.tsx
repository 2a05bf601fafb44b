import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { useId, useState, type ReactNode } from 'react'
import { SearchBox } from '../filters/search-box'
import { listWords } from '../list-words'
import * as styles from './list.module.css'

type FoldedFiltersProps = { readonly set: number; readonly children: ReactNode }

/** The filters of a list; in a narrow window they are folded behind a button that says how many are set. */
const FoldedFilters = ({ set, children }: FoldedFiltersProps) => {
  const { t } = useTranslation(listWords)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.fold}
        icon={<Icon name="settings" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {set === 0 ? t('filters') : t('filtersSet', { count: set })}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen}>
        {children}
      </div>
    </>
  )
}

type ListToolbarProps = {
  readonly search?: { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void }
  /** Each a `FilterField`, and how many of them ask for less than usual. */
  readonly filters?: { readonly fields: ReactNode; readonly set: number }
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** Above a list: its search, its filters, and what can be made or done. */
export const ListToolbar = ({ search, filters, actions }: ListToolbarProps) => (
  <div className={styles.toolbar}>
    {search !== undefined && <SearchBox {...search} className={styles.search} />}
    {filters !== undefined && <FoldedFilters set={filters.set}>{filters.fields}</FoldedFilters>}
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
