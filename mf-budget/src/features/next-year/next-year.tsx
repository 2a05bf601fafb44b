import { useQuery } from '@tanstack/react-query'
import type { BudgetOfNextYear, NextYearBudgets } from '@veckovis/contracts/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { GuardedLink, useActiveUnit, useTranslation } from '@veckovis/platform'
import { FirstRows, Icon, Stack } from '@veckovis/ui'
import { nextYearQuery } from '../../data/next-year-query'
import * as styles from './next-year.module.css'

/** A page of them at first: more are one press away. */
const atFirst = 8
/** About what the window shows of them before it is scrolled. */
const atOnce = 3

/** What is missing of the next year's budgets, unit by unit. */
export const NextYear = () => {
  const { t } = useTranslation('mf-budget-start')
  return (
    <Stack>
      <Loaded query={useQuery(nextYearQuery(useActiveUnit()?.unit.id))} lines={3} label={t('loading')}>
        {budgets => <Budgets budgets={budgets} />}
      </Loaded>
    </Stack>
  )
}

const emptyText = ({ units, isDue }: NextYearBudgets): string => {
  if (units === 0) return 'noUnits'
  return isDue ? 'allLocked' : 'notDue'
}

const Budgets = ({ budgets }: { readonly budgets: NextYearBudgets }) => {
  const { t } = useTranslation('mf-budget-start')
  const isPrinting = useIsPrinting()
  const { year, rows } = budgets
  if (rows.length === 0)
    return (
      <p className={styles.nothing}>
        {budgets.units > 0 && <Icon name="success" />} {t(emptyText(budgets), { year })}
      </p>
    )
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
                  {budgets.units > 1 && <span className={styles.department}>{department}</span>}
                </span>
                <Standing to={`/needs?unit=${unit.id}`} label={t('needs')} standing={needs} />
                <Standing to={`/resources?unit=${unit.id}`} label={t('resources')} standing={resources} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
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
