import { useQuery } from '@tanstack/react-query'
import type { DepartmentRecord } from '@veckovis/contracts/organisation'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { changeDepartment, createDepartment } from '../../../data/place-calls'
import { departmentQuery } from '../../../data/place-queries'
import { usePlaceNodes } from '../../../data/use-place-nodes'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { wholeChoice, type PlaceChoice } from '../filters/place-options'
import { LevelFields } from './level-fields'
import { PlaceFormDialog, type PlaceDialogProps } from './place-form-dialog'
import { departmentSchema, type DepartmentField } from './place-rules'
import { changesOf, usePlaceForm } from './use-place-form'
import * as styles from './editing.module.css'

type Values = Record<DepartmentField, string> & Record<'active', boolean>

const sentOf = ({ name, active }: Values) => ({ name: name.trim(), active })
const textOf = (id: number | null | undefined) => (id === null || id === undefined ? '' : String(id))

type DepartmentFormDialogProps = {
  readonly id: number | null
  readonly nodes: readonly PlaceNode[]
  readonly initialValues: Values
  readonly save: (values: Values) => Promise<boolean>
  readonly onClose: () => void
}

const DepartmentFormDialog = ({ nodes, ...props }: DepartmentFormDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const form = usePlaceForm<DepartmentField, 'active'>({ ...props, kind: 'department', schema: departmentSchema })
  return (
    <PlaceFormDialog
      title={t(props.id === null ? 'places.create.department' : 'places.edit.department')}
      form={form}
      width={600}
      onClose={props.onClose}
    >
      <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
      <div className={styles.pair}>
        <LevelFields form={form} levels={['county', 'municipality']} nodes={nodes} isFixed={props.id !== null} />
      </div>
      <Checkbox {...form.checkbox('active')} label={t('places.active')} />
    </PlaceFormDialog>
  )
}

type NewDepartmentDialogProps = {
  readonly nodes: readonly PlaceNode[]
  /** Chosen at first. */
  readonly choice: PlaceChoice
  readonly onClose: () => void
}

const NewDepartmentDialog = ({ nodes, choice, onClose }: NewDepartmentDialogProps) => {
  const [requestId] = useState(() => newRequestId())
  const [initialValues] = useState<Values>(() => {
    const { countyId, municipalityId } = wholeChoice(choice, nodes)
    return { countyId: textOf(countyId), municipalityId: textOf(municipalityId), name: '', active: true }
  })
  return (
    <DepartmentFormDialog
      id={null}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        await createDepartment({ requestId, municipalityId: Number(values.municipalityId), ...sentOf(values) })
        return true
      }}
      onClose={onClose}
    />
  )
}

type EditDepartmentDialogProps = {
  readonly record: DepartmentRecord
  readonly version: string
  readonly nodes: readonly PlaceNode[]
  readonly onClose: () => void
}

const EditDepartmentDialog = ({ record, version, nodes, onClose }: EditDepartmentDialogProps) => {
  const { values: initialValues, sendOn } = useFilledFrom<Values>({
    version,
    values: {
      countyId: String(record.countyId),
      municipalityId: String(record.municipalityId),
      name: record.name,
      active: record.active,
    },
  })
  return (
    <DepartmentFormDialog
      id={record.id}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        const changes = changesOf(sentOf(values), sentOf(initialValues))
        if (changes !== null) await sendOn(basis => changeDepartment(record.id, changes, basis))
        return changes !== null
      }}
      onClose={onClose}
    />
  )
}

type StoredDepartmentDialogProps = {
  readonly id: number
  readonly nodes: readonly PlaceNode[]
  readonly onClose: () => void
}

const StoredDepartmentDialog = ({ id, nodes, onClose }: StoredDepartmentDialogProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <LoadedDialog title={t('places.edit.department')} query={useQuery(departmentQuery(id))} onClose={onClose}>
      {({ data, version }) => <EditDepartmentDialog record={data} version={version} nodes={nodes} onClose={onClose} />}
    </LoadedDialog>
  )
}

/** Makes a department, or changes the one with the id. */
export const DepartmentDialog = ({ id, choice, onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const title = t(id === null ? 'places.create.department' : 'places.edit.department')
  return (
    <LoadedDialog title={title} query={usePlaceNodes()} onClose={onClose}>
      {nodes =>
        id === null ? (
          <NewDepartmentDialog nodes={nodes} choice={choice} onClose={onClose} />
        ) : (
          <StoredDepartmentDialog id={id} nodes={nodes} onClose={onClose} />
        )
      }
    </LoadedDialog>
  )
}
