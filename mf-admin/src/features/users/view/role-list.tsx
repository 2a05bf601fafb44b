import type { PersonRole } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Hint } from '@veckovis/ui'
import { keyOfScope, type PlaceKey } from '../../../data/place-key'
import { roleText } from '../role-text'
import * as styles from './user-view.module.css'

type RolesOnPlace = { readonly key: PlaceKey; readonly roles: readonly PersonRole[] }

const byPlace = (roles: readonly PersonRole[]): RolesOnPlace[] => {
  const keys = [...new Set(roles.map(({ scope }) => keyOfScope(scope)))]
  return keys.map(key => ({ key, roles: roles.filter(({ scope }) => keyOfScope(scope) === key) }))
}

/** Who gave the roles of a place, and when; the latest of them. */
const GivenBy = ({ roles }: { readonly roles: readonly PersonRole[] }) => {
  const { t } = useTranslation('admin-users')
  const { day } = useFormat()
  const known = roles.filter(({ grantedAt }) => grantedAt !== null)
  const latest = known.toSorted((a, b) => (a.grantedAt ?? '').localeCompare(b.grantedAt ?? '')).at(-1)
  if (latest === undefined || latest.grantedAt === null) return null
  const values = { day: day(latest.grantedAt), name: latest.grantedBy ?? '' }
  return <div className={styles.detail}>{t(latest.grantedBy === null ? 'view.given' : 'view.givenBy', values)}</div>
}

const PlaceOf = ({ roles }: { readonly roles: readonly PersonRole[] }) => {
  const { t } = useTranslation('admin-users')
  const names = roles[0]?.placeNames ?? []
  const kind = roles[0]?.scope?.kind
  return (
    <>
      <div className={styles.place}>{names.at(-1) ?? t('everywhere')}</div>
      {kind !== undefined && (
        <div className={styles.detail}>{[t(`kinds.${kind}`), ...names.slice(0, -1).reverse()].join(' · ')}</div>
      )}
    </>
  )
}

/** The roles that the caller gets to see, place by place. */
export const RoleList = ({ roles }: { readonly roles: readonly PersonRole[] }) => {
  const { t } = useTranslation('admin-users')
  if (roles.length === 0) return <Hint>{t('view.noRoles')}</Hint>
  return (
    <ul className={styles.roles}>
      {byPlace(roles).map(place => (
        <li key={place.key}>
          <PlaceOf roles={place.roles} />
          <ul className={styles.levels}>
            {place.roles.map(role => (
              <li key={role.roleId}>{roleText(role, t)}</li>
            ))}
          </ul>
          <GivenBy roles={place.roles} />
        </li>
      ))}
    </ul>
  )
}
