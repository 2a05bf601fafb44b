import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import type { Obstacle } from '@veckovis/contracts/organisation'
import { useTranslation, type Words } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { placeFilters } from '../../../data/place-pages'
import * as styles from './changes.module.css'

type ObstacleListProps = {
  readonly kind: PlaceKind
  readonly id: number
  readonly obstacles: readonly Obstacle[]
  /** A link is followed. */
  readonly onLeave: () => void
}

const lists: Partial<Record<Obstacle['kind'], string>> = {
  municipality: '/municipalities',
  department: '/departments',
  unit: '/units',
  person: '/users',
}

/** Where what stands in the way can be seen; null where no page of this module shows it. */
const addressOf = (obstacle: Obstacle, kind: PlaceKind, id: number, name: string | null): string | null => {
  if (obstacle.kind === 'licence') return '/licences'
  const list = lists[obstacle.kind]
  if (list === undefined) return null
  const filter = new URLSearchParams({ [placeFilters[placeKinds.indexOf(kind)] ?? '']: String(id) })
  // What is typed to find a person stands in no address.
  if (name !== null && obstacle.kind !== 'person') filter.set('search', name)
  return `${list}?${filter}`
}

/** A licence is named by the area that it opens. */
const nameOf = (kind: Obstacle['kind'], name: string, t: Words) =>
  kind === 'licence' ? t(`places.licenceNames.${name}`, { defaultValue: name }) : name

/** What stands in the way of deleting a place: by kind and name, with ways there. */
export const ObstacleList = ({ kind, id, obstacles, onLeave }: ObstacleListProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <ul className={styles.obstacles} aria-label={t('places.delete.obstacles')}>
      {obstacles.map(obstacle => (
        <li key={obstacle.kind}>
          <strong>{t(`places.obstacles.${obstacle.kind}`, { count: obstacle.total })}</strong>
          <ul className={styles.names}>
            {obstacle.items.map(item => {
              const address = addressOf(obstacle, kind, id, item.name)
              return (
                <li key={item.id}>
                  {address === null ? (
                    nameOf(obstacle.kind, item.name, t)
                  ) : (
                    <Link to={address} onClick={onLeave}>
                      {nameOf(obstacle.kind, item.name, t)}
                    </Link>
                  )}
                </li>
              )
            })}
            {obstacle.total > obstacle.items.length && (
              <li>{t('places.delete.more', { count: obstacle.total - obstacle.items.length })}</li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
