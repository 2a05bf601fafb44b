import { notify, platformStore, sessionAtom, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { useEffect } from 'react'
import { activeUnitOf, chooseUnit } from '../../unit-picker/choose-unit'
import { unitParameter } from './unit-parameter'

/**
 * A page whose link names another unit than the active one opens in that unit: unsaved work is asked about first, and a
 * unit that the person does not reach is told. False while the page has to wait for that.
 */
export const useUnitOfAddress = (): boolean => {
  const { t } = useTranslation('shell')
  const [address, setAddress] = useSearchParams()
  const active = useActiveUnit()?.unit.id ?? null
  const named = address.get(unitParameter)

  useEffect(() => {
    if (named === null) return
    const settled = () =>
      setAddress(
        before => {
          const rest = new URLSearchParams(before)
          rest.delete(unitParameter)
          return rest
        },
        { replace: true },
      )
    const unit = activeUnitOf(platformStore.get(sessionAtom)?.counties ?? [], Number(named))
    if (unit === null) notify.error(t('unitSwitcher.ofLink'))
    if (unit === null || unit.unit.id === active) return settled()
    void chooseUnit(unit).then(settled)
    // The unit that is active once it was chosen asks for nothing more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named])

  return named === null
}
