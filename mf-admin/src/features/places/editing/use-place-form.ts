import type { PlaceKind } from '@veckovis/domain/access'
import { useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import type { Schema } from 'yup'
import { placeDraftKind, placeDraftUnit, subjectOfPlace } from '../../../data/place-dialog'
import { refreshPlaces } from '../../../data/place-queries'

type Values<Texts extends string, Flags extends string> = Record<Texts, string> & Record<Flags, boolean>

type PlaceFormOptions<Texts extends string, Flags extends string> = {
  readonly kind: PlaceKind
  /** Null for a place that is being made. */
  readonly id: number | null
  readonly initialValues: Values<Texts, Flags>
  readonly schema: Schema
  /** Sends what differs; false where nothing does. Rejects when the server did not take it: what was typed stays. */
  readonly save: (values: Values<Texts, Flags>) => Promise<boolean>
  readonly onClose: () => void
}

/** A form about one place, and what its messages and the server's refusals say. */
export const usePlaceForm = <Texts extends string, Flags extends string = never>(
  options: PlaceFormOptions<Texts, Flags>,
) => {
  const { kind, id, initialValues, schema, save, onClose } = options
  const { t } = useTranslation('mf-admin')
  return useSavedForm<Texts, Flags>({
    draft: { kind: placeDraftKind, unitId: placeDraftUnit, subject: subjectOfPlace(kind, id) },
    initialValues,
    follows: id !== null,
    schema,
    words: t,
    about: ['place', 'record'],
    save: async values => {
      const isSaved = await save(values)
      const { name = '' }: { readonly name?: string } = values
      if (isSaved) notify.success(t(id === null ? 'places.created' : 'places.saved', { name: name.trim() }))
      onClose()
      if (isSaved) await refreshPlaces()
    },
    // Somebody else was first: the stored place is fetched, and the next save rests on it. What is typed stays.
    onProblem: async problem => {
      if (problem.kind === 'stale') await refreshPlaces()
    },
  })
}

/** What of the sent values differs from what the form began with. */
export const changesOf = <Sent extends object>(now: Sent, before: Sent): Partial<Sent> | null => {
  const changed = (Object.keys(now) as (keyof Sent)[]).filter(key => now[key] !== before[key])
  return changed.length === 0 ? null : (Object.fromEntries(changed.map(key => [key, now[key]])) as Partial<Sent>)
}
