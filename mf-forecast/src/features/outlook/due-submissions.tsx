import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { dueSubmissionsQuery } from '../../data/follow-up/due-submissions-query'
import * as styles from './outlook.module.css'

type Line = { readonly key: string; readonly to: string; readonly name: string; readonly note: string }

type PartProps = {
  readonly total: number
  readonly lines: readonly Line[]
  /** The sum in words, and what is said where some are left out. */
  readonly words: { readonly title: string; readonly sum: string; readonly more: string }
}

const Part = ({ total, lines, words: { title, sum, more } }: PartProps) =>
  total === 0 ? null : (
    <section aria-label={title} className={styles.unanswered}>
      <p>{sum}</p>
      <ul>
        {lines.map(({ key, to, name, note }) => (
          <li key={key}>
            <GuardedLink to={to}>{name}</GuardedLink> <span className={styles.quiet}>{note}</span>
          </li>
        ))}
      </ul>
      {total > lines.length && <p className={styles.quiet}>{more}</p>}
    </section>
  )

/** What the person's units are to hand in, and what waits for the person's decision; nothing where there is neither. */
export const DueSubmissions = () => {
  const { t } = useTranslation('mf-forecast-start')
  const query = useQuery(dueSubmissionsQuery)
  if (query.isPending) return null
  return (
    <>
      {query.data === undefined && <p>{t('occasions')}</p>}
      <Loaded query={query} lines={1} label={t('occasions')}>
        {({ toHandIn, toDecide }) => (
          <>
            <Part
              words={{
                title: t('toHandIn.title'),
                sum: t('toHandIn.sum', { count: toHandIn.total }),
                more: t('toHandIn.more', { count: toHandIn.rows.length }),
              }}
              total={toHandIn.total}
              lines={toHandIn.rows.map(({ unit, occasion, year, due, state }) => ({
                key: `${unit.id}-${occasion.id}`,
                to: `/follow-up?unit=${unit.id}&year=${year}`,
                name: `${occasion.name}, ${unit.name}`,
                note: t(`toHandIn.${state}`, { due }),
              }))}
            />
            <Part
              words={{
                title: t('toDecide.title'),
                sum: t('toDecide.sum', { count: toDecide.total }),
                more: t('toDecide.more', { count: toDecide.rows.length }),
              }}
              total={toDecide.total}
              lines={toDecide.rows.map(({ occasion, municipality, year, count }) => ({
                key: String(occasion.id),
                to: `/follow-up/submissions?year=${year}&occasion=${occasion.id}&state=submitted`,
                name: `${occasion.name}, ${municipality}`,
                note: t('toDecide.row', { count }),
              }))}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
