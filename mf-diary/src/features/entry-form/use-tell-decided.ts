import type { DecidedEntry } from '@veckovis/contracts/diary'
import { notify, useTranslation } from '@veckovis/platform'
import { useHandedOver } from '../../parts/use-handed-over'

/** Tells what became of an entry that was decided at once, and leaves its hours until today for the forecast. */
export const useTellDecided = (unitId: number) => {
  const { t } = useTranslation('mf-diary')
  const handOver = useHandedOver(unitId)
  return ({ id, draft, rest, handledAt }: DecidedEntry): void => {
    if (handledAt === null) notify.success(t('save.decided.approved'))
    else if (rest === null) notify.success(t('save.decided.handedOver'))
    else notify.success(t('save.decided.approvedFrom', { day: rest.firstDate }))
    if (handledAt !== null) handOver({ id, draft, comesBeside: false })
  }
}
