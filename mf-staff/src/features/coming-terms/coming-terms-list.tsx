import { useQuery } from '@tanstack/react-query'
import type { ComingTerms, ComingTermsAnswer } from '@veckovis/contracts/staff'
import { formatDecimals } from '@veckovis/domain/numbers'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { GuardedLink, useTranslation, type Words } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { FirstRows, Stack } from '@veckovis/ui'
import { comingTermsQuery } from '../../data/coming-terms-query'
import { fullName } from '../../data/person-name'
import * as styles from './coming-terms.module.css'

/** A page of them at first: more are one press away. */
const atFirst = 8
/** About what the window shows of them before it is scrolled. */
const atOnce = 3

/** Employments and terms that begin or end in the next eight weeks, by day. */
export const ComingTermsList = () => {
  const { t } = useTranslation('mf-staff-start')
  return (
    <Stack>
      <Loaded query={useQuery(comingTermsQuery)} lines={3} label={t('loading')}>
        {answer => <Rows answer={answer} />}
      </Loaded>
    </Stack>
  )
}

const Rows = ({ answer: { rows, units, total } }: { readonly answer: ComingTermsAnswer }) => {
  const { t } = useTranslation('mf-staff-start')
  const isPrinting = useIsPrinting()
  const severalUnits = new Set(rows.map(({ unit }) => unit.id)).size > 1
  if (units === 0) return <p className={styles.nothing}>{t('noUnits')}</p>
  if (total === 0) return <AllClear left={total}>{t('nothing')}</AllClear>
  return (
    <div className={styles.coming}>
      <FirstRows
        rows={rows}
        atFirst={atFirst}
        atOnce={atOnce}
        isWhole={isPrinting}
        showAll={t('showAll', { rows: rows.length })}
        showFewer={t('showFewer')}
      >
        {shown => (
          <ul className={styles.list} aria-label={t('list')}>
            {shown.map(row => (
              <Row key={`${row.staff.id}-${row.kind}-${row.day}`} row={row} withUnit={severalUnits} />
            ))}
          </ul>
        )}
      </FirstRows>
      {total > rows.length && <p className={styles.quiet}>{t('more', { rows: rows.length, total })}</p>}
    </div>
  )
}

const hours = (value: number): string => formatDecimals(value, 2)

const hoursText = ({ before, after }: ComingTerms, t: Words): string => {
  if (before !== null && after !== null) return t('hoursFromTo', { before: hours(before), after: hours(after) })
  return t('hours', { hours: hours(before ?? after ?? 0) })
}

const Row = ({ row, withUnit }: { readonly row: ComingTerms; readonly withUnit: boolean }) => {
  const { t } = useTranslation('mf-staff-start')
  const { shortDay } = useFormat()
  return (
    <li className={styles.row} data-kind={row.kind}>
      <time dateTime={row.day}>{shortDay(row.day)}</time>
      <span className={styles.what}>
        <GuardedLink to={`/staff?unit=${row.unit.id}`}>{fullName(row.staff, t)}</GuardedLink>{' '}
        <span>{t(`kind.${row.kind}`)}</span>
        {withUnit && (
          <span className={styles.quiet}>
            {' '}
            · {row.unit.name}, {row.department}
          </span>
        )}
      </span>
      <span className={styles.hours}>{hoursText(row, t)}</span>
    </li>
  )
}
