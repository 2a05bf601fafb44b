import { useQuery } from '@tanstack/react-query'
import type { EntriesBehindCell } from '@veckovis/contracts/diary'
import { formatFractionalHours } from '@veckovis/domain/numbers'
import { Loaded } from '@veckovis/forms/loaded'
import { useNavigateGuarded, useTranslation, type Words } from '@veckovis/platform'
import type { MouseEvent } from 'react'
import { useForecast } from '../../context/use-forecast'
import { entriesBehindQuery } from '../../data/behind-query'
import * as styles from './cell-entries.module.css'

type Entry = EntriesBehindCell['entries'][number]

/** First and last name, told apart from namesakes. */
const personOf = ({ firstName, lastName, distinction }: NonNullable<Entry['staff']>, t: Words): string => {
  const name = `${firstName} ${lastName}`
  return distinction === null ? name : `${name} ${t(`behind.distinction.${distinction.kind}`, distinction)}`
}

const nameOf = ({ title, category, staff }: Entry, t: Words): string =>
  [title === '' ? t(`behind.categories.${category}`) : title, staff && personOf(staff, t)]
    .filter(text => text !== null)
    .join(', ')

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** One entry, which its link opens in the diary; what is unsaved here is asked about first. */
const EntryLine = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation('mf-forecast')
  const navigate = useNavigateGuarded()
  const { id, firstDate, lastDate, hoursOfWeek } = entry
  const address = `/diary?entry=${id}`
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <li className={styles.entry}>
      <a href={address} onClick={follow}>
        {nameOf(entry, t)}
      </a>
      <span className={styles.hours}>{t('behind.hours', { hours: formatFractionalHours(hoursOfWeek) })}</span>
      <span className={styles.days}>{firstDate === lastDate ? firstDate : `${firstDate} – ${lastDate}`}</span>
    </li>
  )
}

/** The approved entries that make up the diary's part of a cell, and what they come to. */
export const CellEntries = ({ rowId, week }: { readonly rowId: string; readonly week: number }) => {
  const { t } = useTranslation('mf-forecast')
  const { unitId, year } = useForecast().editor.address
  const query = useQuery(entriesBehindQuery({ unitId, year, week, rowId }))
  return (
    <section className={styles.behind} aria-label={t('behind.label')}>
      <Loaded query={query} lines={2} label={t('behind.loading')}>
        {({ entries, hours }) =>
          entries.length === 0 ? (
            <p className={styles.days}>{t('behind.none')}</p>
          ) : (
            <>
              <p className={styles.hours}>{t('behind.sum', { hours: formatFractionalHours(hours) })}</p>
              <ul className={styles.entries}>
                {entries.map(entry => (
                  <EntryLine key={entry.id} entry={entry} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  )
}
