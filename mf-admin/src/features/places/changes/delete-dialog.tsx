import type { PlaceKind } from '@veckovis/domain/access'
import { useQuery } from '@tanstack/react-query'
import type { PlaceObstacles } from '@veckovis/contracts/organisation'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Notice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { deletePlace } from '../../../data/place-calls'
import { obstaclesQuery, placeVersionQuery, refreshPlaces } from '../../../data/place-queries'
import { ObstacleList } from './obstacle-list'

type DeleteDialogProps = {
  readonly kind: PlaceKind
  readonly place: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Open ones, and those that others lie in, are told first; what they hold otherwise has a history. */
const reasonOf = ({ active, obstacles }: PlaceObstacles): string | null => {
  const holdsPlaces = obstacles.some(({ kind }) => ['municipality', 'department', 'unit'].includes(kind))
  if (active === true || holdsPlaces) return 'places.delete.active'
  return obstacles.length > 0 ? 'places.delete.inUse' : null
}

type BlockedProps = DeleteDialogProps & { readonly obstacles: PlaceObstacles; readonly reason: string }

/** Why the place cannot be deleted: by name, with ways to what is in the way. */
const Blocked = ({ kind, place, obstacles, reason, onClose }: BlockedProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <Dialog
      open
      title={t('places.delete.title', { name: place.name })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <Stack gap={3}>
        <Notice tone="warning" announce title={t(reason)}>
          {obstacles.active === true ? t('places.delete.closeFirst') : null}
        </Notice>
        {obstacles.obstacles.length > 0 && (
          <ObstacleList kind={kind} id={place.id} obstacles={obstacles.obstacles} onLeave={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}

type QuestionProps = DeleteDialogProps & { readonly version: string; readonly onProblem: () => unknown }

const Question = ({ kind, place, version, onProblem, onClose }: QuestionProps) => {
  const { t } = useTranslation('mf-admin')
  const { isBusy, problem, save } = useSave({
    save: () => deletePlace(kind, place.id, version),
    onSaved: async () => {
      notify.success(t('places.delete.done', { name: place.name }))
      onClose()
      await refreshPlaces()
    },
    problemOf,
    onProblem,
  })
  return (
    <ConfirmChange
      title={t('places.delete.title', { name: place.name })}
      tone="danger"
      confirmLabel={t('places.delete.action')}
      cancelLabel={t('dialog.cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'place', 'record')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>{t('places.delete.text')}</p>
    </ConfirmChange>
  )
}

/** Asks before a place is deleted, or says what stands in the way. */
export const DeleteDialog = (props: DeleteDialogProps) => {
  const { kind, place, onClose } = props
  const { t } = useTranslation('mf-admin')
  const title = t('places.delete.title', { name: place.name })
  const record = useQuery(placeVersionQuery(kind, place.id))
  return (
    <LoadedDialog title={title} query={useQuery(obstaclesQuery(kind, place.id))} onClose={onClose}>
      {obstacles => {
        const reason = reasonOf(obstacles)
        if (reason !== null) return <Blocked {...props} obstacles={obstacles} reason={reason} />
        return (
          <LoadedDialog title={title} query={record} onClose={onClose}>
            {({ version }) => <Question {...props} version={version} onProblem={record.refetch} />}
          </LoadedDialog>
        )
      }}
    </LoadedDialog>
  )
}
