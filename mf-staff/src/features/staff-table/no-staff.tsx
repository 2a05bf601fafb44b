import { Button, EmptyState } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'

type NoStaffProps = {
  readonly isSearch: boolean
  readonly onClearSearch: () => void
  /** Undefined for those who may not add anybody. */
  readonly onAdd: (() => void) | undefined
}

/** Nobody is found, or nobody is there yet. */
export const NoStaff = ({ isSearch, onClearSearch, onAdd }: NoStaffProps) => {
  const { t } = useTranslation('mf-staff')
  if (isSearch)
    return (
      <EmptyState
        icon="search"
        title={t('empty.search')}
        action={<Button onClick={onClearSearch}>{t('empty.clear')}</Button>}
      />
    )
  const action = onAdd === undefined ? {} : { action: <Button onClick={onAdd}>{t('add')}</Button> }
  return (
    <EmptyState icon="staff" title={t('empty.title')} {...action}>
      {t(onAdd === undefined ? 'empty.read' : 'empty.write')}
    </EmptyState>
  )
}
