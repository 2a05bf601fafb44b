import type { ChangedAbsence } from '@veckovis/contracts/diary'
import { notify, useTranslation } from '@veckovis/platform'
import { useHandedOver } from './use-handed-over'

/** Tells what became of a changed absence, and leaves its hours until today for the forecast. */
export const useTellChanged = (unitId: number) => {
  const { t } = useTranslation('mf-diary')
  const handOver = useHandedOver(unitId)
  return ({ id, draft, brought, closedWeeks }: ChangedAbsence): void => {
    notify.success(t(brought === true ? 'change.brought' : 'change.done'))
    const weeks = closedWeeks.map(({ year, week }) => t('effects.ofYear', { week, year })).join(', ')
    if (weeks !== '') notify.info(t('change.closed', { weeks }))
    if (draft.rows.length > 0) handOver({ id, draft, comesBeside: true })
  }
}
