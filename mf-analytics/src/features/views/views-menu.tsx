import { lazyPage, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import { useState } from 'react'
import { withView, type SavedView } from '../../parts/kept/saved-view'

const ViewsDialog = lazyPage(() => import('./views-dialog').then(module => module.ViewsDialog))

type ViewsMenuProps = {
  readonly views: readonly SavedView[]
  /** What is shown now, without a name. */
  readonly shown: Omit<SavedView, 'name'>
  readonly onKeep: (views: readonly SavedView[]) => void
  readonly onShow: (view: SavedView) => void
}

/** The views that have a name, and the way to give one. */
export const ViewsMenu = ({ views, shown, onKeep, onShow }: ViewsMenuProps) => {
  const { t } = useTranslation('mf-analytics')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <DropdownMenu
        items={[
          ...views.map(view => ({ key: `view ${view.name}`, label: view.name, onSelect: () => onShow(view) })),
          { key: 'save', label: t('views.open'), onSelect: () => setIsOpen(true) },
        ]}
      >
        <Button>{t('views.button')}</Button>
      </DropdownMenu>
      {isOpen && (
        <ViewsDialog
          views={views}
          onSave={name => {
            onKeep(withView(views, { name, ...shown }))
            setIsOpen(false)
          }}
          onRemove={view => onKeep(views.filter(each => each !== view))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
