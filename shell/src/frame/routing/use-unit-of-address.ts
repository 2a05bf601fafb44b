import { notify, platformStore, sessionAtom, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useLocation, useSearchParams } from '@veckovis/platform/router'
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
  const { pathname } = useLocation()

  useEffect(() => {
    if (named === null) return
    const isStillThere = () =>
      window.location.pathname === pathname && new URLSearchParams(window.location.search).get(unitParameter) === named
    const settled = () => {
      // Anyone who went back meanwhile stands on another page, whose address is its own.
      if (!isStillThere()) return
      setAddress(
        before => {
          const rest = new URLSearchParams(before)
          rest.delete(unitParameter)
          return rest
        },
        { replace: true },
      )
    }
    const unit = activeUnitOf(platformStore.get(sessionAtom)?.counties ?? [], Number(named))
    if (unit === null) notify.error(t('unitSwitcher.ofLink'))
    if (unit === null || unit.unit.id === active) return settled()
    void chooseUnit(unit).then(settled)
    // The unit that is active once it was chosen asks for nothing more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named, pathname])

  return named === null
}
