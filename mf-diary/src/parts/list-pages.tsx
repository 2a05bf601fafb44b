import { pageSizes } from '@veckovis/contracts/wire'
import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'

type ListPagesProps = {
  readonly part: { readonly page: number; readonly pageSize: number }
  /** How many stand on the page, and on all pages together. */
  readonly shown: number
  readonly total: number
  /** Something was searched for or left out. */
  readonly isNarrowed: boolean
  readonly onChange: (wanted: { page: number } | { pageSize: number }) => void
}

/** The way from page to page of entries, which the server makes. */
export const ListPages = ({ part: { page, pageSize }, shown, total, isNarrowed, onChange }: ListPagesProps) => {
  const { t } = useTranslation('mf-diary')
  const from = (page - 1) * pageSize + 1
  const inSight = t('pages.shown', { from, to: from + shown - 1, total })
  // Which rows the sheet has; what was searched for, which may be a person, stands on no paper.
  usePrintPeriod(isNarrowed ? t('pages.narrowed', { shown: inSight }) : inSight)
  return (
    <Pagination
      words={{
        label: t('pages.label'),
        rowsPerPage: t('pages.rowsPerPage'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        shown: inSight,
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
