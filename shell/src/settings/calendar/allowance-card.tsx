import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { addMessages, notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Card, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import en from '../../../locales/calendar/en.json'
import sv from '../../../locales/calendar/sv.json'
import * as pageStyles from '../settings-page.module.css'
import { allowanceQuery, changeAllowance, changeNames, namesQuery } from './allowance'
import { useAdministered, type Administered } from './use-administered'

addMessages('calendar', 'sv', sv)
addMessages('calendar', 'en', en)

type SettingProps = {
  readonly municipality: Administered
  readonly setting: 'addresses' | 'names'
  readonly value: boolean
  readonly change: (value: boolean) => Promise<unknown>
}

/** How it stands with one choice of the municipality, and the button that turns it. */
const Setting = ({ municipality: { name }, setting, value, change }: SettingProps) => {
  const { t } = useTranslation('calendar')
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['settings', 'calendars'] })
  const changing = useSave<boolean, unknown, string>({
    save: change,
    problemOf: error => problemOf(error).message,
    onSaved: refresh,
    onProblem: refresh,
  })
  const turn = async () => {
    if (await changing.save(!value)) notify.success(t(`choice.${setting}.${value ? 'forbidden' : 'allowed'}`, { name }))
  }
  return (
    <Stack gap={4}>
      {changing.problem !== null && <ProblemNotice text={changing.problem} />}
      <p>{t(`choice.${setting}.${value ? 'isAllowed' : 'isForbidden'}`, { name })}</p>
      <Inline>
        <Button loading={changing.isBusy} onClick={() => void turn()}>
          {t(`choice.${setting}.${value ? 'forbid' : 'allow'}`)}
        </Button>
      </Inline>
    </Stack>
  )
}

type LoadedProps = { readonly municipality: Administered }

const LoadedNames = ({ municipality }: LoadedProps) => {
  const { t } = useTranslation('calendar')
  return (
    <Loaded query={useQuery(namesQuery(municipality.id))} label={t('allowance.loading')}>
      {({ namesInCalendars }) => (
        <Setting
          municipality={municipality}
          setting="names"
          value={namesInCalendars}
          change={value => changeNames(municipality.id, { namesInCalendars: value })}
        />
      )}
    </Loaded>
  )
}

const LoadedAllowance = ({ municipality }: LoadedProps) => {
  const { t } = useTranslation('calendar')
  return (
    <Loaded query={useQuery(allowanceQuery(municipality.id))} label={t('allowance.loading')}>
      {({ allowsCalendars }) => (
        <Stack gap={4}>
          <Setting
            municipality={municipality}
            setting="addresses"
            value={allowsCalendars}
            change={value => changeAllowance(municipality.id, { allowsCalendars: value })}
          />
          {allowsCalendars && <LoadedNames municipality={municipality} />}
        </Stack>
      )}
    </Loaded>
  )
}

/** Whether calendars may fetch the diaries of the municipality and name people, for anyone who administers it. */
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
