import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'

type HistoryPagesProps = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** The way to older and newer changes; nothing where all of them stand on one page. */
export const HistoryPages = ({ page, pageSize, total, onPage }: HistoryPagesProps) => {
  const { t } = useTranslation('mf-forecast')
  if (total <= pageSize) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <Inline justify="between">
      <Button variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('history.newer')}
      </Button>
      <span aria-live="polite">{t('history.shown', { first, last, total })}</span>
      <Button variant="quiet" disabled={last >= total} onClick={() => onPage(page + 1)}>
        {t('history.older')}
      </Button>
    </Inline>
  )
}
