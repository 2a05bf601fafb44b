import type { MadeCalendar, OwnCalendars } from '@veckovis/contracts/diary'
import { useSave } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import * as pageStyles from '../settings-page.module.css'
import { makeCalendar } from './own-calendars'

type Unit = { readonly id: number; readonly name: string }

type MakeAddressProps = {
  readonly unit: Unit | null
  readonly state: OwnCalendars['unit']
  /** The person has one of the unit: a new one ends it. */
  readonly isThere: boolean
  readonly onMade: (unit: Unit, made: MadeCalendar) => Promise<void>
}

/** The button that makes an address of the chosen unit, or why there is none. */
export const MakeAddress = ({ unit, state, isThere, onMade }: MakeAddressProps) => {
  const { t } = useTranslation('calendar')
  const making = useSave<Unit, { readonly of: Unit; readonly made: MadeCalendar }, string>({
    save: async of => ({ of, made: await makeCalendar(of.id) }),
    problemOf: error => problemOf(error).message,
    onSaved: ({ of, made }) => onMade(of, made),
  })
  if (unit === null || state === null || state === 'no-access') return <p className={pageStyles.hint}>{t('noUnit')}</p>
  if (state === 'not-allowed') return <p className={pageStyles.hint}>{t('notAllowed')}</p>
  return (
    <Stack gap={2}>
      {making.problem !== null && <ProblemNotice text={making.problem} />}
      <Inline>
        <Button loading={making.isBusy} onClick={() => void making.save(unit)}>
          {t(isThere ? 'replace' : 'make', { unit: unit.name })}
        </Button>
      </Inline>
      {isThere && <p className={pageStyles.hint}>{t('replaceHint')}</p>}
    </Stack>
  )
}
