import { pageSizes } from '@veckovis/contracts/wire'
import { useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'

type ListPagesProps = {
  readonly part: { readonly page: number; readonly pageSize: number }
  /** How many stand on the page, and on all pages together. */
  readonly shown: number
  readonly total: number
  readonly onChange: (wanted: { page: number } | { pageSize: number }) => void
}

/** The way from page to page of people, which the server makes. */
export const ListPages = ({ part: { page, pageSize }, shown, total, onChange }: ListPagesProps) => {
  const { t } = useTranslation('mf-staff')
  const from = (page - 1) * pageSize + 1
  return (
    <Pagination
      words={{
        label: t('pages.label'),
        rowsPerPage: t('pages.rowsPerPage'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        shown: t('pages.shown', { from, to: from + shown - 1, total }),
      }}
      page={page}
      pages={Math.ceil(total / pageSize)}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPage={wanted => onChange({ page: wanted })}
      onPageSize={wanted => onChange({ pageSize: wanted })}
    />
  )
}
