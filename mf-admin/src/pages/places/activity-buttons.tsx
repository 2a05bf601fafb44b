import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import type { OpenPlaceKind } from '../../data/place-calls'
import type { PlaceDialog } from '../../data/place-dialog'

type ActivityButtonsProps = {
  readonly of: OpenPlaceKind
  readonly places: readonly { readonly id: number; readonly name: string; readonly active: boolean }[]
  readonly onOpen: (dialog: PlaceDialog) => void
}

/** Opens or closes all that is selected; only what can come of it is offered. */
export const ActivityButtons = ({ of, places, onOpen }: ActivityButtonsProps) => {
  const { t } = useTranslation('mf-admin')
  const ask = (active: boolean) => () => onOpen({ kind: 'activity', of, places, active })
  return (
    <>
      {places.some(({ active }) => !active) && <Button onClick={ask(true)}>{t('places.menu.activate')}</Button>}
      {places.some(({ active }) => active) && <Button onClick={ask(false)}>{t('places.menu.deactivate')}</Button>}
    </>
  )
}
