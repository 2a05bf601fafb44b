import { pageSizes } from '@veckovis/domain/lists'
import { useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'
import { listWords } from '../list-words'

/** Which page is asked for, and how many rows a page has. */
export type PagePart = { readonly page: number; readonly pageSize: number }

type ListPagesProps = {
  readonly part: PagePart
  /** Rows of all pages together. */
  readonly total: number
  readonly onPart: (wanted: PagePart) => void
  /** Where several lists stand on a page: which pages these are. */
  readonly label?: string
}

/** Which rows of all of them a page has: `21–40 av 57`. */
export const useShownRows = ({ page, pageSize }: PagePart, total: number): string => {
  const { t } = useTranslation(listWords)
  const first = (page - 1) * pageSize
  return t('pages.shown', { from: first + 1, to: Math.min(first + pageSize, total), total })
}

/** Rows per page, which rows are shown, and the way from page to page. */
export const ListPages = ({ part, total, onPart, label }: ListPagesProps) => {
  const { t } = useTranslation(listWords)
  const { page, pageSize } = part
  return (
    <Pagination
      words={{
        label: label ?? t('pages.label'),
        rowsPerPage: t('pages.rowsPerPage'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        shown: useShownRows(part, total),
      }}
      page={page}
      pages={Math.max(1, Math.ceil(total / pageSize))}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPage={wanted => onPart({ page: wanted, pageSize })}
      onPageSize={wanted => onPart({ page: 1, pageSize: wanted })}
    />
  )
}
