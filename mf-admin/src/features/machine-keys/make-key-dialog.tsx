import { ChoiceGroup } from '@veckovis/forms'
import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { newRequestId } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { MultiSelect } from '@veckovis/ui/multi-select'
import { useRef, useState } from 'react'
import { makeKey, refreshMachineKeys } from '../../data/machine-key-queries'
import type { IndexedPlace, PlaceIndex } from '../../data/place-index'
import type { PlaceKey } from '../../data/place-key'
import { keySchema, placesOfText, sentPlaces, textOfPlaces, usualEnd, type KeyField } from './key-rules'

/** A key that was made; null in place of what is secret where an answer was lost and the key was told in it. */
export type MadeKey = { readonly source: string; readonly key: string | null }

type MakeKeyDialogProps = {
  readonly municipality: IndexedPlace
  readonly index: PlaceIndex
  readonly onMade: (made: MadeKey) => void
  readonly onClose: () => void
}

/** The same request keeps its id however often it is sent; one that says something else is another. */
const useRequestId = () => {
  const last = useRef({ content: '', id: '' })
  return (content: unknown): string => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, id: newRequestId() }
    return last.current.id
  }
}

/** Departments and units of the municipality, each with what it lies in. */
const optionsOf = (municipality: IndexedPlace, { all }: PlaceIndex) =>
  all
    .filter(({ kind, place }) => place.municipalityId === municipality.id && (kind === 'department' || kind === 'unit'))
    .map(({ key, name, above }) => ({ value: key, label: name, detail: above.at(-1) ?? '' }))

/** Makes a key of a municipality for one system, on all of it or on chosen departments and units. */
export const MakeKeyDialog = ({ municipality, index, onMade, onClose }: MakeKeyDialogProps) => {
  const { t } = useTranslation('machine-keys')
  const requestIdOf = useRequestId()
  const [initialValues] = useState(() => ({ source: '', reach: 'whole', places: '', endsOn: usualEnd(new Date()) }))
  const form = useSentForm<KeyField>({
    initialValues,
    schema: keySchema,
    words: t,
    tells: 'when-sent',
    save: async values => {
      const asked = { source: values.source.trim(), places: sentPlaces(values), endsOn: values.endsOn }
      const { key } = await makeKey(municipality.id, { requestId: requestIdOf(asked), ...asked })
      onMade({ source: asked.source, key })
      await refreshMachineKeys(municipality.id)
    },
    onProblem: () => refreshMachineKeys(municipality.id),
  })
  return (
    <FormDialog
      title={t('make.title', { name: municipality.name })}
      form={form}
      submitLabel={t('make.confirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <TextField {...form.text('source')} label={t('source')} hint={t('make.sourceHint')} autoComplete="off" required />
      <ChoiceGroup<string>
        name="machine-key-reach"
        label={t('places.label')}
        hint={t('make.reachHint')}
        options={(['whole', 'chosen'] as const).map(value => ({ value, label: t(`make.reach.${value}`) }))}
        value={form.values.reach}
        onChange={reach => form.set('reach', reach)}
      />
      {form.values.reach === 'chosen' && (
        <MultiSelect<PlaceKey>
          label={t('make.places')}
          nothingFound={t('make.nothingFound')}
          options={optionsOf(municipality, index)}
          value={placesOfText(form.values.places)}
          error={form.choice('places').error}
          onChange={keys => form.set('places', textOfPlaces(keys))}
          required
        />
      )}
      <TextField {...form.date('endsOn')} label={t('ends')} hint={t('make.endsHint')} required />
    </FormDialog>
  )
}
