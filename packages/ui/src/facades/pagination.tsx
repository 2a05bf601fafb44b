import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { useId } from 'react'
import * as styles from './pagination.module.css'

export type PaginationWords = {
  readonly label: string
  readonly rowsPerPage: string
  readonly previous: string
  readonly next: string
  /** Such as `21–40 of 57`. */
  readonly shown: string
}

export type PaginationProps = {
  readonly words: PaginationWords
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** Rows per page, what part is shown, and the way to the parts beside it. */
export const Pagination = ({ words, page, pages, pageSize, pageSizes, onPage, onPageSize }: PaginationProps) => {
  const sizeId = useId()
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      <label htmlFor={sizeId}>{words.rowsPerPage}</label>
      <select id={sizeId} value={pageSize} onChange={event => onPageSize(Number(event.target.value))}>
        {pageSizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span className={styles.shown} aria-live="polite">
        {words.shown}
      </span>
      <Button
        aria-label={words.previous}
        icon={<Icon name="back" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        aria-label={words.next}
        icon={<Icon name="chevron-right" />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
