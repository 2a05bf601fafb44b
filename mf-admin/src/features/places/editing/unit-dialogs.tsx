import { useQuery } from '@tanstack/react-query'
import type { UnitRecord } from '@veckovis/contracts/organisation'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, Hint, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { changeUnit, createUnit } from '../../../data/place-calls'
import { unitQuery } from '../../../data/place-queries'
import { usePlaceNodes } from '../../../data/use-place-nodes'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { wholeChoice, type PlaceChoice } from '../filters/place-options'
import { LevelFields } from './level-fields'
import { PlaceFormDialog, type PlaceDialogProps } from './place-form-dialog'
import { unitSchema, type UnitField } from './place-rules'
import { changesOf, usePlaceForm } from './use-place-form'
import * as styles from './editing.module.css'

type Values = Record<UnitField, string> & Record<'active', boolean>

const sentOf = ({ name, active }: Values) => ({ name: name.trim(), active })
const textOf = (id: number | null | undefined) => (id === null || id === undefined ? '' : String(id))

type UnitFormDialogProps = {
  readonly id: number | null
  readonly nodes: readonly PlaceNode[]
  readonly initialValues: Values
  readonly save: (values: Values) => Promise<boolean>
  readonly onClose: () => void
}

const UnitFormDialog = ({ nodes, ...props }: UnitFormDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const isNew = props.id === null
  const form = usePlaceForm<UnitField, 'active'>({ ...props, kind: 'unit', schema: unitSchema })
  return (
    <PlaceFormDialog
      title={t(isNew ? 'places.create.unit' : 'places.edit.unit')}
      form={form}
      width={600}
      onClose={props.onClose}
    >
      <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
      <div className={styles.pair}>
        <LevelFields form={form} levels={['county', 'municipality', 'department']} nodes={nodes} isFixed={!isNew} />
      </div>
      {!isNew && <Hint>{t('places.moveHint')}</Hint>}
      <Checkbox {...form.checkbox('active')} label={t('places.active')} />
    </PlaceFormDialog>
  )
}

type NewUnitDialogProps = {
  readonly nodes: readonly PlaceNode[]
  /** Chosen at first. */
  readonly choice: PlaceChoice
  readonly onClose: () => void
}

const NewUnitDialog = ({ nodes, choice, onClose }: NewUnitDialogProps) => {
  const [requestId] = useState(() => newRequestId())
  const [initialValues] = useState<Values>(() => {
    const { countyId, municipalityId, departmentId } = wholeChoice(choice, nodes)
    const lies = { countyId: textOf(countyId), municipalityId: textOf(municipalityId) }
    return { ...lies, departmentId: textOf(departmentId), name: '', active: true }
  })
  return (
    <UnitFormDialog
      id={null}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        await createUnit({ requestId, departmentId: Number(values.departmentId), ...sentOf(values) })
        return true
      }}
      onClose={onClose}
    />
  )
}

type EditUnitDialogProps = {
  readonly record: UnitRecord
  readonly version: string
  readonly nodes: readonly PlaceNode[]
  readonly onClose: () => void
}

const EditUnitDialog = ({ record, version, nodes, onClose }: EditUnitDialogProps) => {
  const { values: initialValues, sendOn } = useFilledFrom<Values>({
    version,
    values: {
      countyId: String(record.countyId),
      municipalityId: String(record.municipalityId),
      departmentId: String(record.departmentId),
      name: record.name,
      active: record.active,
    },
  })
  return (
    <UnitFormDialog
      id={record.id}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        const changes = changesOf(sentOf(values), sentOf(initialValues))
        if (changes !== null) await sendOn(basis => changeUnit(record.id, changes, basis))
        return changes !== null
      }}
      onClose={onClose}
    />
  )
}

type StoredUnitDialogProps = {
  readonly id: number
  readonly nodes: readonly PlaceNode[]
  readonly onClose: () => void
}

const StoredUnitDialog = ({ id, nodes, onClose }: StoredUnitDialogProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <LoadedDialog title={t('places.edit.unit')} query={useQuery(unitQuery(id))} onClose={onClose}>
      {({ data, version }) => <EditUnitDialog record={data} version={version} nodes={nodes} onClose={onClose} />}
    </LoadedDialog>
  )
}

/** Makes a unit, or changes the one with the id. */
export const UnitDialog = ({ id, choice, onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const title = t(id === null ? 'places.create.unit' : 'places.edit.unit')
  return (
    <LoadedDialog title={title} query={usePlaceNodes()} onClose={onClose}>
      {nodes =>
        id === null ? (
          <NewUnitDialog nodes={nodes} choice={choice} onClose={onClose} />
        ) : (
          <StoredUnitDialog id={id} nodes={nodes} onClose={onClose} />
        )
      }
    </LoadedDialog>
  )
}
