import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { DropdownMenu, type MenuItem } from '@veckovis/ui/menu'

type RowMenuProps = {
  /** Of the record, for the name of the button. */
  readonly name: string
  readonly items: readonly MenuItem[]
}

/** What can be done with the record of a row. */
export const RowMenu = ({ name, items }: RowMenuProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <DropdownMenu items={items}>
      <Button variant="quiet" icon={<Icon name="more" />} aria-label={t('list.actions', { name })} />
    </DropdownMenu>
  )
}
