import { LoadedDialog } from '@veckovis/forms/dialog'
import { lazyPage, useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import type { PlaceDialog } from '../../data/place-dialog'
import { placeHistorySource } from '../../data/place-history'
import { usePlaceNodes } from '../../data/use-place-nodes'
import type { PlaceChoice } from '../../features/places/filters/place-options'
import { ActivityDialog } from '../../features/places/changes/activity-dialog'
import { DeleteDialog } from '../../features/places/changes/delete-dialog'
import { MoveDialog } from '../../features/places/changes/move-dialog'
import type { PlaceKind } from '@veckovis/domain/access'

// They bring formik and yup, which the lists have no use for.
const forms = {
  county: lazyPage(() => import('../../features/places/editing/county-dialog').then(module => module.CountyDialog)),
  municipality: lazyPage(() => import('./municipality-form').then(module => module.MunicipalityForm)),
  department: lazyPage(() =>
    import('../../features/places/editing/department-dialog').then(module => module.DepartmentDialog),
  ),
  unit: lazyPage(() => import('../../features/places/editing/unit-dialog').then(module => module.UnitDialog)),
}

const HistoryDialog = lazyPage(() =>
  import('../../features/history/history-dialog').then(module => module.HistoryDialog),
)

type PlaceDialogsProps = {
  readonly of: PlaceKind
  readonly dialog: PlaceDialog | null
  /** What the list is filtered by. */
  readonly choice: PlaceChoice
  readonly onMade: (id: number) => void
  /** What was done with all that is selected. */
  readonly onDone: () => void
  readonly onClose: () => void
}

const Move = (props: Omit<Parameters<typeof MoveDialog>[0], 'nodes'>) => {
  const { t } = useTranslation('mf-admin')
  const title = t('places.move.title', { count: props.units.length, name: props.units[0]?.name })
  return (
    <LoadedDialog title={title} query={usePlaceNodes()} onClose={props.onClose}>
      {nodes => <MoveDialog {...props} nodes={nodes} />}
    </LoadedDialog>
  )
}

/** The one dialog that stands over a list of places. */
export const PlaceDialogs = ({ of, dialog, choice, onMade, onDone, onClose }: PlaceDialogsProps): ReactNode => {
  const Form = forms[of]
  const done = () => {
    onDone()
    onClose()
  }
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'create':
      return <Form id={null} choice={choice} onMade={onMade} onClose={onClose} />
    case 'edit':
      return <Form key={dialog.id} id={dialog.id} choice={choice} onMade={onMade} onClose={onClose} />
    case 'delete':
      return <DeleteDialog kind={of} place={dialog.place} onClose={onClose} />
    case 'activity':
      return <ActivityDialog {...dialog} onDone={done} onClose={onClose} />
    case 'move':
      return <Move units={dialog.units} onDone={done} onClose={onClose} />
    case 'history':
      return (
        <HistoryDialog name={dialog.place.name} source={placeHistorySource(of, dialog.place.id)} onClose={onClose} />
      )
  }
}
