import { levelIncludes, type PermissionLevel } from '@veckovis/domain/access'
import type { BudgetState } from '@veckovis/domain/budget'
import { addOwnTexts, GuardedLink, useTranslation } from '@veckovis/platform'
import { Card, Icon, Stack } from '@veckovis/ui'
import en from '../../locales/first-forecast/en.json'
import sv from '../../locales/first-forecast/sv.json'
import * as styles from './first-forecast.module.css'

const words = addOwnTexts('first-forecast', { sv, en })

/** What a unit has of what its first forecast rests on: of each kind of budget the state that is furthest on. */
type FirstForecast = {
  readonly hasStaff: boolean
  readonly needs: BudgetState | null
  readonly resources: BudgetState | null
}

type BeforeFirstForecastProps = {
  /** Null for who may not see it: all is named then. */
  readonly standing: FirstForecast | null
  /** The person's own at the unit. */
  readonly levels: Readonly<Record<'staff' | 'budget', PermissionLevel | null>>
  /** Who may lock the budgets of the unit; undefined while that is not known. */
  readonly lockers: readonly { readonly name: string }[] | undefined
}

type Standing = 'none' | 'begun' | 'done' | 'unknown'

const ofBudget = (state: BudgetState | null): Standing => {
  if (state === null) return 'none'
  return state === 'locked' ? 'done' : 'begun'
}

/** In the order in which it is made. */
const parts = [
  {
    name: 'staff',
    path: '/staff',
    area: 'staff',
    standingOf: ({ hasStaff }: FirstForecast) => (hasStaff ? 'done' : 'none'),
  },
  { name: 'needs', path: '/needs', area: 'budget', standingOf: ({ needs }: FirstForecast) => ofBudget(needs) },
  {
    name: 'resources',
    path: '/resources',
    area: 'budget',
    standingOf: ({ resources }: FirstForecast) => ofBudget(resources),
  },
] as const

type PartProps = Pick<BeforeFirstForecastProps, 'lockers'> & {
  readonly part: (typeof parts)[number]
  readonly stands: Standing
  readonly level: PermissionLevel | null
}

/** Who has to do what the person may not. */
const useWho = ({ stands, level, lockers }: Omit<PartProps, 'part'>): string | null => {
  const { t } = useTranslation(words)
  const may = (wanted: PermissionLevel) => level !== null && levelIncludes(level, wanted)
  if (stands === 'done') return null
  if (stands !== 'begun') return may('WRITE') ? null : t('who.makes')
  if (may('APPROVE')) return null
  if (lockers === undefined || lockers.length === 0) return t('who.locks')
  return t('who.locksNamed', { names: lockers.map(({ name }) => name).join(', ') })
}

const Part = ({ part: { name, path }, stands, level, lockers }: PartProps) => {
  const { t } = useTranslation(words)
  const who = useWho({ stands, level, lockers })
  return (
    <li data-standing={stands}>
      <Icon name={stands === 'done' ? 'success' : 'info'} />
      {level === null ? <span>{t(name)}</span> : <GuardedLink to={path}>{t(name)}</GuardedLink>}
      <span className={styles.label}>{t(`standing.${stands}`)}</span>
      {who !== null && <span className={styles.label}>({who})</span>}
    </li>
  )
}

/** What a unit still lacks before its first forecast, with the ways there. */
export const BeforeFirstForecast = ({ standing, levels, lockers }: BeforeFirstForecastProps) => {
  const { t } = useTranslation(words)
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('text')}</p>
        <ul className={styles.missing}>
          {parts.map(part => (
            <Part
              key={part.name}
              part={part}
              stands={standing === null ? 'unknown' : part.standingOf(standing)}
              level={levels[part.area]}
              lockers={lockers}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
