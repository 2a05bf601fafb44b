import { Button, EmptyState } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'

type NoStaffProps = {
  readonly isSearch: boolean
  /** Those who have left were asked for. */
  readonly isLeft: boolean
  readonly onClearSearch: () => void
  /** Undefined for those who may not add anybody. */
  readonly onAdd: (() => void) | undefined
}

/** Nobody is found, or nobody is there yet. */
export const NoStaff = ({ isSearch, isLeft, onClearSearch, onAdd }: NoStaffProps) => {
  const { t } = useTranslation('mf-staff')
  if (isSearch)
    return (
      <EmptyState
        icon="search"
        title={t('empty.search')}
        action={<Button onClick={onClearSearch}>{t('empty.clear')}</Button>}
      />
    )
  if (isLeft) return <EmptyState icon="staff" title={t('empty.left')} />
  const action = onAdd === undefined ? {} : { action: <Button onClick={onAdd}>{t('add')}</Button> }
  return (
    <EmptyState icon="staff" title={t('empty.title')} {...action}>
      {t(onAdd === undefined ? 'empty.read' : 'empty.write')}
    </EmptyState>
  )
}
