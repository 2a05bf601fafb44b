import type { UnitRow } from '@veckovis/contracts/organisation'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Notice } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { moveUnits } from '../../../data/place-calls'
import { movePreviewQuery, refreshPlaces } from '../../../data/place-queries'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { placesOf } from '../filters/place-options'
import { CheckedPreview } from './checked-preview'

type MoveDialogProps = {
  readonly units: readonly UnitRow[]
  readonly nodes: readonly PlaceNode[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Where they can go: the departments of their municipality, but the one that all of them lie in. */
const departmentsFor = (units: readonly UnitRow[], nodes: readonly PlaceNode[]) => {
  const departments = new Set(units.map(({ departmentId }) => departmentId))
  const municipalityId = units[0]?.municipalityId ?? null
  return placesOf('department', nodes, { municipalityId }).filter(
    ({ id }) => departments.size > 1 || !departments.has(id),
  )
}

const MoveQuestion = ({ units, nodes, onDone, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const [departmentId, setDepartmentId] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const what = { count: units.length, name: units[0]?.name }
  const unitIds = units.map(({ id }) => id)
  const { isBusy, problem, save } = useSave({
    save: moveUnits,
    onSaved: async () => {
      notify.success(t('places.move.done', what))
      onDone()
      await refreshPlaces()
    },
    problemOf,
  })
  const send = () => (departmentId === undefined ? setMissing(true) : void save({ unitIds, departmentId }))
  return (
    <ConfirmChange
      title={t('places.move.title', what)}
      confirmLabel={t('places.move.action')}
      cancelLabel={t('dialog.cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'place', 'record')}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>{t('places.move.text')}</p>
      <Select<number>
        label={t('places.move.to')}
        value={departmentId}
        options={departmentsFor(units, nodes).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setDepartmentId}
        {...(isMissing && departmentId === undefined ? { error: t('problems.required') } : {})}
        searchable
        required
      />
      {departmentId !== undefined && <CheckedPreview query={movePreviewQuery({ unitIds, departmentId })} />}
    </ConfirmChange>
  )
}

/** Moves units to another department of their municipality, after it was shown who gains and who loses access. */
export const MoveDialog = (props: MoveDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const municipalities = new Set(props.units.map(({ municipalityId }) => municipalityId))
  if (municipalities.size === 1) return <MoveQuestion {...props} />
  return (
    <Dialog
      open
      title={t('places.move.title', { count: props.units.length })}
      onCancel={props.onClose}
      footer={<Button onClick={props.onClose}>{t('dialog.close')}</Button>}
    >
      <Notice tone="warning" announce>
        {t('places.move.oneMunicipality')}
      </Notice>
    </Dialog>
  )
}
