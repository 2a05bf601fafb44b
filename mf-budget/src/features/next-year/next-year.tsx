import { useQuery } from '@tanstack/react-query'
import type { BudgetOfNextYear, NextYearBudgets } from '@veckovis/contracts/budget'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { FirstRows, Stack } from '@veckovis/ui'
import { nextYearQuery } from '../../data/next-year-query'
import { OpenRequests } from './open-requests'
import * as styles from './next-year.module.css'

/** A page of them at first: more are one press away. */
const atFirst = 8
/** About what the window shows of them before it is scrolled. */
const atOnce = 3

/** Which requests to lock wait, and what is missing of the next year's budgets, unit by unit. */
export const NextYear = () => {
  const { t } = useTranslation('mf-budget-start')
  return (
    <Stack>
      <Loaded query={useQuery(nextYearQuery)} lines={3} label={t('loading')}>
        {budgets => (
          <>
            <OpenRequests requests={budgets.requests} />
            <Budgets budgets={budgets} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const Budgets = ({ budgets }: { readonly budgets: NextYearBudgets }) => {
  const { t } = useTranslation('mf-budget-start')
  const isPrinting = useIsPrinting()
  const { year, units, total, rows } = budgets
  if (units === 0 || !budgets.isDue)
    return <p className={styles.nothing}>{t(units === 0 ? 'noUnits' : 'notDue', { year })}</p>
  if (total === 0) return <AllClear left={total}>{t('allLocked', { year })}</AllClear>
  return (
    <div className={styles.budgets}>
      <p className={styles.quiet}>{t('intro', { year })}</p>
      <FirstRows
        rows={rows}
        atFirst={atFirst}
        atOnce={atOnce}
        isWhole={isPrinting}
        showAll={t('showAll', { rows: rows.length })}
        showFewer={t('showFewer')}
      >
        {shown => (
          <ul className={styles.list} aria-label={t('list', { year })}>
            {shown.map(({ unit, department, needs, resources }) => (
              <li key={unit.id} className={styles.row}>
                <span className={styles.unit}>
                  {unit.name}
                  {units > 1 && <span className={styles.department}>{department}</span>}
                </span>
                <Standing to={`/needs?unit=${unit.id}`} label={t('needs')} standing={needs} />
                <Standing to={`/resources?unit=${unit.id}`} label={t('resources')} standing={resources} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      {total > rows.length && <p className={styles.quiet}>{t('first', { rows: rows.length, total, units })}</p>}
    </div>
  )
}

/** The word for a budget: a request to lock says more than the state that it stands in. */
const wordOf = ({ state, request }: BudgetOfNextYear): string => request ?? state ?? 'none'

type StandingProps = { readonly to: string; readonly label: string; readonly standing: BudgetOfNextYear }

const Standing = ({ to, label, standing }: StandingProps) => {
  const { t } = useTranslation('mf-budget-start')
  const word = wordOf(standing)
  return (
    <span className={styles.standing} data-standing={word}>
      <GuardedLink to={to}>{label}</GuardedLink> <span>{t(`standing.${word}`)}</span>
    </span>
  )
}
