import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '@veckovis/forms/saving'
import { addMessages, notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Card, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import en from '../../../locales/calendar/en.json'
import sv from '../../../locales/calendar/sv.json'
import { LoadState } from '../modules/load-state'
import * as pageStyles from '../settings-page.module.css'
import { allowanceQuery, changeAllowance } from './allowance'
import { useAdministered, type Administered } from './use-administered'

addMessages('calendar', 'sv', sv)
addMessages('calendar', 'en', en)

type AllowanceProps = { readonly municipality: Administered; readonly allows: boolean }

const Allowance = ({ municipality, allows }: AllowanceProps) => {
  const { t } = useTranslation('calendar')
  const queries = useQueryClient()
  const { id, name } = municipality
  const refresh = () => queries.invalidateQueries({ queryKey: ['settings', 'calendars'] })
  const changing = useSave<boolean, unknown, string>({
    save: allowsCalendars => changeAllowance(id, { allowsCalendars }),
    problemOf: error => problemOf(error).message,
    onSaved: refresh,
    onProblem: refresh,
  })
  const change = async () => {
    if (await changing.save(!allows)) notify.success(t(allows ? 'allowance.forbidden' : 'allowance.allowed', { name }))
  }
  return (
    <Stack gap={4}>
      {changing.problem !== null && <ProblemNotice text={changing.problem} />}
      <p>{t(allows ? 'allowance.isAllowed' : 'allowance.isForbidden', { name })}</p>
      <Inline>
        <Button loading={changing.isBusy} onClick={() => void change()}>
          {t(allows ? 'allowance.forbid' : 'allowance.allow')}
        </Button>
      </Inline>
    </Stack>
  )
}

const LoadedAllowance = ({ municipality }: { readonly municipality: Administered }) => {
  const { t } = useTranslation('calendar')
  return (
    <LoadState query={useQuery(allowanceQuery(municipality.id))} label={t('allowance.loading')}>
      {({ allowsCalendars }) => <Allowance municipality={municipality} allows={allowsCalendars} />}
    </LoadState>
  )
}

/** Whether calendars may fetch the diaries of the municipality, for whoever administers it. */
export const AllowanceCard = () => {
  const { t } = useTranslation('calendar')
  const municipality = useAdministered()
  return municipality === null ? null : (
    <Card title={t('allowance.title')}>
      <Stack gap={4}>
        <p className={pageStyles.hint}>{t('allowance.hint')}</p>
        <LoadedAllowance municipality={municipality} />
      </Stack>
    </Card>
  )
}
