import { searchPlaces, type County, type FoundPlace } from '@veckovis/domain/organisation'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useEffect, useRef, useState } from 'react'
import * as styles from './unit-picker.module.css'

/** More are found by another word. */
const most = 20

type PlaceSearchProps = {
  readonly counties: readonly County[]
  readonly onChoose: (place: FoundPlace) => void
}

/** One field for places of every step, with where each lies. */
export const PlaceSearch = ({ counties, onChoose }: PlaceSearchProps) => {
  const { t } = useTranslation('picker')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = searchPlaces(counties, text)
  const isAsked = text.trim() !== ''

  useEffect(() => field.current?.focus(), [])

  return (
    <>
      <TextField
        ref={field}
        type="search"
        label={t('searchAll')}
        hint={t('searchAllHint')}
        value={text}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
      />
      <p className={styles.none} role="status">
        {isAsked && (found.length === 0 ? t('nothingFound', { text }) : t('found', { count: found.length }))}
        {found.length > most && ` ${t('firstFound', { most })}`}
      </p>
      <ul className={styles.found} aria-label={t('foundPlaces')}>
        {found.slice(0, most).map(place => (
          <li key={`${place.level}-${place.id}`}>
            <button type="button" className={styles.entry} onClick={() => onChoose(place)}>
              <span>
                {place.name}{' '}
                <span className={styles.where}>
                  {[t(`level.${place.level}`), ...place.above.toReversed()].join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
