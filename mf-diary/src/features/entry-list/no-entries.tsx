import { useTranslation } from '@veckovis/platform'
import { Button, EmptyState } from '@veckovis/ui'

type NoEntriesProps = {
  /** Something was searched for, or left out. */
  readonly isNarrowed: boolean
  readonly canWrite: boolean
  readonly onShowAll: () => void
}

/** Nothing is found, or nothing is there yet. */
export const NoEntries = ({ isNarrowed, canWrite, onShowAll }: NoEntriesProps) => {
  const { t } = useTranslation('mf-diary')
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={t('empty.search')}
        action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      />
    )
  return (
    <EmptyState icon="diary" title={t('empty.title')}>
      {t(canWrite ? 'empty.write' : 'empty.text')}
    </EmptyState>
  )
}
