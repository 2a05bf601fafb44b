import { pageSizes } from '@veckovis/contracts/wire'
import { useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'

/** Which page of a log is shown, and how many rows a page has. */
export type PagePart = { readonly page: number; readonly pageSize: number }

type LogPagesProps = { readonly part: PagePart; readonly total: number; readonly onPart: (changes: PagePart) => void }

/** The pages of a log, below its table. */
export const LogPages = ({ part: { page, pageSize }, total, onPart }: LogPagesProps) => {
  const { t } = useTranslation('log')
  const first = (page - 1) * pageSize
  return (
    <Pagination
      words={{
        label: t('pages.label'),
        rowsPerPage: t('pages.rowsPerPage'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        shown: t('pages.shown', { from: first + 1, to: Math.min(first + pageSize, total), total }),
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
