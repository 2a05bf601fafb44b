import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import { useRef } from 'react'

type CellMenuProps = { readonly week: number; readonly onAnnotateWeek: (anchor: HTMLElement) => void }

/** What else can be asked for where the focus stands. */
export const CellMenu = ({ week, onAnnotateWeek }: CellMenuProps) => {
  const { t } = useTranslation('mf-forecast')
  const button = useRef<HTMLSpanElement>(null)
  const items = [
    {
      key: 'week-note',
      label: t('status.wholeWeekNote', { week }),
      onSelect: () => button.current && onAnnotateWeek(button.current),
    },
  ]
  return (
    <span ref={button}>
      <DropdownMenu items={items}>
        <Button variant="quiet" aria-label={t('status.more')} icon={<Icon name="chevron-down" />} />
      </DropdownMenu>
    </span>
  )
}
