import type { AreaNameItem, AreaNameItems } from '@veckovis/contracts/area-name'
import { sumAreaNameHours } from '@veckovis/domain/area-name'
import { formatDecimals, formatHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, EmptyState, Inline } from '@veckovis/ui'
import { Table } from '@veckovis/ui/table'

type ItemTableProps = {
  readonly list: AreaNameItems
  readonly onAdd: () => void
  readonly onEdit: (id: number) => void
  readonly onRemove: (item: AreaNameItem) => void
}

/** The items, or why there are none; who may only read gets no buttons. */
export const ItemTable = ({ list: { items, write }, onAdd, onEdit, onRemove }: ItemTableProps) => {
  const { t } = useTranslation('mf-area-name')
  if (items.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        icon="module"
        {...(write ? { action: <Button onClick={onAdd}>{t('add')}</Button> } : {})}
      >
        {t(write ? 'empty.write' : 'empty.read')}
      </EmptyState>
    )
  const name = { key: 'name', title: t('fields.name'), cell: (item: AreaNameItem) => item.name }
  const hours = {
    key: 'hours',
    title: t('fields.hours'),
    align: 'end' as const,
    cell: (item: AreaNameItem) => formatDecimals(item.hours, 2),
  }
  const actions = {
    key: 'actions',
    title: t('table.actions'),
    cell: (item: AreaNameItem) => (
      <Inline>
        <Button variant="quiet" aria-label={t('edit.open', { name: item.name })} onClick={() => onEdit(item.id)}>
          {t('edit.action')}
        </Button>
        <Button variant="quiet" aria-label={t('remove.open', { name: item.name })} onClick={() => onRemove(item)}>
          {t('remove.action')}
        </Button>
      </Inline>
    ),
  }
  return (
    <Card title={t('table.sum', { hours: formatHours(sumAreaNameHours(items)) })}>
      <Table
        label={t('table.label')}
        rows={items}
        rowKey={({ id }) => id}
        columns={write ? [name, hours, actions] : [name, hours]}
      />
    </Card>
  )
}
