import type { MadeCalendar, OwnCalendars } from '@veckovis/contracts/diary'
import { lazyPage, useSession, useTranslation } from '@veckovis/platform'
import { Button, Inline, Stack } from '@veckovis/ui'
import { useState } from 'react'
import * as pageStyles from '../settings-page.module.css'

const MakeAddressDialog = lazyPage(() =>
  import(/* webpackChunkName: 'make-address' */ './make-address-dialog').then(module => module.MakeAddressDialog),
)

type Unit = { readonly id: number; readonly name: string }

type MakeAddressProps = {
  readonly unit: Unit | null
  readonly state: OwnCalendars['unit']
  /** The person has one of the unit: a new one ends it. */
  readonly isThere: boolean
  readonly onMade: (unit: Unit, made: MadeCalendar) => Promise<void>
}

/** The button that asks for the password and makes an address of the chosen unit, or why there is none. */
export const MakeAddress = ({ unit, state, isThere, onMade }: MakeAddressProps) => {
  const { t } = useTranslation('calendar')
  const user = useSession()
  // The unit that was chosen when the dialog was opened: another may be chosen meanwhile.
  const [asked, setAsked] = useState<Unit | null>(null)
  if (unit === null || state === null || state === 'no-access') return <p className={pageStyles.hint}>{t('noUnit')}</p>
  if (state === 'not-allowed') return <p className={pageStyles.hint}>{t('notAllowed')}</p>
  return (
    <Stack gap={2}>
      <Inline>
        <Button onClick={() => setAsked(unit)}>{t(isThere ? 'replace' : 'make', { unit: unit.name })}</Button>
      </Inline>
      {isThere && <p className={pageStyles.hint}>{t('replaceHint')}</p>}
      {asked !== null && user !== null && (
        <MakeAddressDialog
          email={user.email}
          unit={asked}
          onClose={() => setAsked(null)}
          onMade={made => {
            setAsked(null)
            return onMade(asked, made)
          }}
        />
      )}
    </Stack>
  )
}
