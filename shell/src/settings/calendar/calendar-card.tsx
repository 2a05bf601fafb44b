import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnCalendars } from '@veckovis/contracts/diary'
import { permissionIds } from '@veckovis/domain/access'
import { Loaded } from '@veckovis/forms/loaded'
import { addMessages, useActiveUnit, useTranslation } from '@veckovis/platform'
import { Card, Stack } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../locales/calendar/en.json'
import sv from '../../../locales/calendar/sv.json'
import { useViewer } from '../../frame/routing/use-viewer'
import * as pageStyles from '../settings-page.module.css'
import { AddressList } from './address-list'
import { MadeAddress } from './made-address'
import { MakeAddress } from './make-address'
import { ownCalendarsQuery } from './own-calendars'

addMessages('calendar', 'sv', sv)
addMessages('calendar', 'en', en)

/** Told once, and only on the page of the unit that it is of. */
type Made = { readonly id: number; readonly unitId: number; readonly unitName: string; readonly address: string }

type AddressesProps = {
  readonly own: OwnCalendars
  readonly unit: { readonly id: number; readonly name: string } | null
  readonly refresh: () => Promise<void>
}

const Addresses = ({ own, unit, refresh }: AddressesProps) => {
  const [made, setMade] = useState<Made | null>(null)
  const isShown = made !== null && own.addresses.some(({ id }) => id === made.id)
  return (
    <Stack gap={4}>
      {own.addresses.length > 0 && <AddressList addresses={own.addresses} refresh={refresh} />}
      {isShown && <MadeAddress key={made.id} unit={made.unitName} address={made.address} />}
      <MakeAddress
        unit={unit}
        state={own.unit}
        isThere={own.addresses.some(({ unitId }) => unitId === unit?.id)}
        onMade={async (of, { id, address }) => {
          await refresh()
          setMade({ id, address, unitId: of.id, unitName: of.name })
        }}
      />
    </Stack>
  )
}

/** Addresses by which calendars fetch the diary, for anyone who reads one. */
export const CalendarCard = () => {
  const { t } = useTranslation('calendar')
  const { holds } = useViewer()
  return holds(permissionIds.diary) ? (
    <Card title={t('title')}>
      <Stack gap={4}>
        <p className={pageStyles.hint}>{t('hint')}</p>
        <LoadedAddresses />
      </Stack>
    </Card>
  ) : null
}

const LoadedAddresses = () => {
  const { t } = useTranslation('calendar')
  const unit = useActiveUnit()?.unit ?? null
  const queries = useQueryClient()
  const options = ownCalendarsQuery(unit?.id ?? null)
  const refresh = () => queries.invalidateQueries({ queryKey: ['settings', 'calendars'] })
  return (
    <Loaded query={useQuery(options)} label={t('loading')}>
      {own => <Addresses own={own} unit={unit} refresh={refresh} />}
    </Loaded>
  )
}
