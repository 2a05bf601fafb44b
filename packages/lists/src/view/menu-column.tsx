import { useTranslation } from '@veckovis/platform'
import { Button, Icon, VisuallyHidden } from '@veckovis/ui'
import { DropdownMenu, type MenuItem } from '@veckovis/ui/menu'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { listWords } from '../list-words'

const MenuTitle = () => {
  const { t } = useTranslation(listWords)
  return <VisuallyHidden>{t('actionsTitle')}</VisuallyHidden>
}

const RowMenu = ({ name, items }: { readonly name: string; readonly items: readonly MenuItem[] }) => {
  const { t } = useTranslation(listWords)
  return (
    <DropdownMenu items={items}>
      <Button variant="quiet" icon={<Icon name="more" />} aria-label={t('actions', { name })} />
    </DropdownMenu>
  )
}

/** The last column: what can be done with the record of a row. */
export const menuColumn = <Row,>(
  nameOf: (row: Row) => string,
  itemsOf: (row: Row) => readonly MenuItem[],
): RecordColumn<Row, never> => ({
  key: 'menu',
  title: <MenuTitle />,
  isPinned: true,
  cell: row => <RowMenu name={nameOf(row)} items={itemsOf(row)} />,
})
