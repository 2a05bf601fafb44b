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
/** As many who get new terms without a change of hours stand among the others; more are folded away. */
const mostInPlace = 3
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

const keepsHours = ({ kind, before, after }: ComingTerms) => kind === 'changes' && before === after

const Rows = ({ answer: { rows, units, total } }: { readonly answer: ComingTermsAnswer }) => {
  const { t } = useTranslation('mf-staff-start')
  const isPrinting = useIsPrinting()
  const withUnit = new Set(rows.map(({ unit }) => unit.id)).size > 1
  if (units === 0) return <p className={styles.nothing}>{t('noUnits')}</p>
  if (total === 0) return <AllClear left={total}>{t('nothing')}</AllClear>
  const same = rows.filter(keepsHours)
  const isFolded = same.length > mostInPlace && !isPrinting
  const told = isFolded ? rows.filter(row => !keepsHours(row)) : rows
  return (
    <div className={styles.coming}>
      <FirstRows
        rows={told}
        atFirst={atFirst}
        atOnce={atOnce}
        isWhole={isPrinting}
        showAll={t('showAll', { rows: told.length })}
        showFewer={t('showFewer')}
      >
        {shown => <List label={t('list')} rows={shown} withUnit={withUnit} />}
      </FirstRows>
      {isFolded && (
        <FirstRows
          rows={same}
          atFirst={0}
          atOnce={0}
          isWhole={false}
          showAll={t('sameHours.showAll', { rows: same.length })}
          showFewer={t('sameHours.showFewer')}
        >
          {shown => <List label={t('sameHours.list')} rows={shown} withUnit={withUnit} />}
        </FirstRows>
      )}
      {total > rows.length && <p className={styles.quiet}>{t('more', { rows: rows.length, total })}</p>}
    </div>
  )
}

type ListProps = { readonly label: string; readonly rows: readonly ComingTerms[]; readonly withUnit: boolean }

const List = ({ label, rows, withUnit }: ListProps) =>
  rows.length === 0 ? null : (
    <ul className={styles.list} aria-label={label}>
      {rows.map(row => (
        <Row key={`${row.staff.id}-${row.kind}-${row.day}`} row={row} withUnit={withUnit} />
      ))}
    </ul>
  )

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
