import { useQuery } from '@tanstack/react-query'
import { unitReadiness, type UnitReadiness } from '@veckovis/contracts/budget'
import { addMessages, answered, apiClient, useTranslation, GuardedLink } from '@veckovis/platform'
import { Card, Icon, Stack } from '@veckovis/ui'
import en from '../../locales/start/en.json'
import sv from '../../locales/start/sv.json'
import * as styles from './start-page.module.css'

// The texts come with the list, which a unit with a forecast has no use for.
addMessages('start', 'sv', sv)
addMessages('start', 'en', en)

const readinessQuery = (unitId: number) => ({
  queryKey: ['start', 'readiness', unitId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answered(apiClient.get(`/budget/unit/${unitId}/readiness`, unitReadiness, { signal })),
  staleTime: 0,
})

/** What a first forecast rests on, in the order in which it is made. */
const parts = [
  { name: 'staff', path: '/staff', standing: ({ hasStaff }: UnitReadiness) => (hasStaff ? 'done' : 'none') },
  { name: 'needs', path: '/needs', standing: ({ needs }: UnitReadiness) => standingOf(needs) },
  { name: 'resources', path: '/resources', standing: ({ resources }: UnitReadiness) => standingOf(resources) },
] as const

const standingOf = (state: UnitReadiness['needs']) => {
  if (state === null) return 'none'
  return state === 'locked' ? 'done' : 'begun'
}

/** What the active unit still lacks before its first forecast; nothing once there is one, or while it is not known. */
export const MissingList = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('start')
  const { data } = useQuery(readinessQuery(unitId))
  // The rest of the page says what is wrong when the server cannot be reached; this is advice.
  if (data === undefined || data.resources === 'locked') return null
  return (
    <Card title={t('missing.title')}>
      <Stack>
        <p>{t('missing.text')}</p>
        <ul className={styles.missing}>
          {parts.map(({ name, path, standing }) => {
            const stands = standing(data)
            return (
              <li key={name} data-standing={stands}>
                <Icon name={stands === 'done' ? 'success' : 'info'} />
                <GuardedLink to={path}>{t(`missing.${name}`)}</GuardedLink>
                <span className={styles.label}>{t(`missing.${stands}`)}</span>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Card>
  )
}
