import AntdPagination from 'antd/es/pagination'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { UiThemeProvider } from './theme'
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
  /** How many pages there are, at least 1; modules that are in use pass it, so it stays what is passed. */
  readonly pages: number
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** Enter presses the button, and antd's list item around it would turn the page once more. */
const pressOnly = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation()
}

/** Rows per page, what part is shown, and the way to the parts beside it. */
export const Pagination = ({ words, page, pages, pageSize, pageSizes, onPage, onPageSize }: PaginationProps) => {
  const ways: Partial<Record<string, ReactElement>> = {
    prev: <Button aria-label={words.previous} icon={<Icon name="back" />} onKeyDown={pressOnly} />,
    next: <Button aria-label={words.next} icon={<Icon name="chevron-right" />} onKeyDown={pressOnly} />,
  }
  return (
    <UiThemeProvider>
      <nav className={styles.pagination} aria-label={words.label}>
        <AntdPagination
          align="end"
          current={page}
          pageSize={pageSize}
          total={pages * pageSize}
          showTitle={false}
          showTotal={() => <span aria-live="polite">{words.shown}</span>}
          itemRender={(_page, type) => ways[type]}
          pageSizeOptions={[...pageSizes]}
          showSizeChanger={{
            'aria-label': words.rowsPerPage,
            showSearch: false,
            virtual: false,
            suffixIcon: <Icon name="chevron-down" />,
          }}
          onChange={(wanted, size) => (size === pageSize ? onPage(wanted) : onPageSize(size))}
        />
      </nav>
    </UiThemeProvider>
  )
}
