import { useQuery } from '@tanstack/react-query'
import type { PlaceKind } from '@veckovis/domain/access'
import { LoadedDialog, RecordDialog, type RecordDialogProps } from '@veckovis/forms/dialog'
import { changesOf } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import type { Made } from '../../../data/place-calls'
import { placeDraftKind, placeDraftUnit, subjectOfPlace } from '../../../data/place-dialog'
import { refreshPlaces, type PlaceRecordQuery } from '../../../data/place-queries'
import { usePlaceNodes } from '../../../data/use-place-nodes'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import type { PlaceChoice } from '../filters/place-options'

export type PlaceDialogProps = {
  /** Null for one that is to be made. */
  readonly id: number | null
  /** What the list is filtered by: chosen at first. */
  readonly choice: PlaceChoice
  /** Shows a place that was made. */
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

type Dialog<Texts extends string, Flags extends string, Stored> = RecordDialogProps<Texts, Flags, Stored | null, Made>
type Values<Texts extends string, Flags extends string> = Parameters<Dialog<Texts, Flags, null>['done']>[0]

type PlaceFormProps<Texts extends string, Flags extends string, Stored, Sent> = Omit<PlaceDialogProps, 'choice'> &
  Pick<Dialog<Texts, Flags, Stored>, 'schema' | 'valuesOf' | 'width' | 'refusedFields'> & {
    readonly kind: PlaceKind
    readonly query: (id: number) => PlaceRecordQuery<Stored>
    readonly sentOf: (values: Values<Texts, Flags>) => Sent
    readonly create: (requestId: string, values: Values<Texts, Flags>) => Promise<Made>
    readonly change: (id: number, changes: Partial<Sent>, version: string) => Promise<Made>
    /** The fields; with the place that they were filled from, and as it is known now. */
    readonly children: (
      form: Parameters<Dialog<Texts, Flags, Stored>['children']>[0],
      filled: Stored | null,
      now: Stored | null,
    ) => ReactNode
  }

/** Makes a place, or changes the one with the id. */
export const PlaceDialog = <Texts extends string, Stored, Sent extends object, Flags extends string = never>({
  kind,
  id,
  query,
  sentOf,
  create,
  change,
  onMade,
  children,
  ...dialog
}: PlaceFormProps<Texts, Flags, Stored, Sent>) => {
  const { t } = useTranslation('mf-admin')
  const title = t(`places.${id === null ? 'create' : 'edit'}.${kind}`)
  const stored = useQuery({ ...query(id ?? 0), enabled: id !== null })
  const form = (source: Stored | null, version: string | null) => (
    <RecordDialog<Texts, Stored | null, Made, Flags>
      {...dialog}
      title={title}
      submitLabel={t('dialog.save')}
      cancelLabel={t('dialog.cancel')}
      hint={t('dialog.requiredHint')}
      draft={{ kind: placeDraftKind, unitId: placeDraftUnit, subject: subjectOfPlace(kind, id) }}
      words={t}
      about={['place', 'record']}
      source={source}
      version={version}
      send={(values, { before, version: basis, requestId }) => {
        if (id === null) return create(requestId, values)
        const changes = changesOf(sentOf(values), sentOf(before))
        return changes === null ? null : change(id, changes, basis)
      }}
      done={({ name = '' }: { readonly name?: string }) =>
        t(id === null ? 'places.created' : 'places.saved', { name: name.trim() })
      }
      refresh={refreshPlaces}
      {...(id === null ? { onSaved: (made: Made) => onMade(made.id) } : {})}
    >
      {(fields, filled) => children(fields, filled, source)}
    </RecordDialog>
  )
  if (id === null) return form(null, null)
  return (
    <LoadedDialog title={title} query={stored} onClose={dialog.onClose}>
      {({ data, version }) => form(data, version)}
    </LoadedDialog>
  )
}

type WithNodesProps = Pick<PlaceDialogProps, 'id' | 'onClose'> & {
  readonly kind: PlaceKind
  readonly children: (nodes: readonly PlaceNode[]) => ReactNode
}

/** A dialog that offers the places above: they are read first. */
export const WithNodes = ({ kind, id, onClose, children }: WithNodesProps) => {
  const { t } = useTranslation('mf-admin')
  const title = t(`places.${id === null ? 'create' : 'edit'}.${kind}`)
  return (
    <LoadedDialog title={title} query={usePlaceNodes()} onClose={onClose}>
      {children}
    </LoadedDialog>
  )
}
