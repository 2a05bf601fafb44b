import type { IsoWeek } from '@veckovis/domain/calendar'
import {
  comingVacancy,
  deficitWordOf,
  differsFromMark,
  trendOf,
  type ForecastResult,
  type StaffingMark,
} from '@veckovis/domain/forecast'
import { formatCostPerHour, formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import type { Ask, ForecastCardId } from '../../context/asked'
import { BudgetBasisCard, type BudgetBasis } from './budget-basis'
import { Card, WhyButton } from './card'
import { TrendArrow } from './trend-arrow'
import * as styles from './cards.module.css'

export type ForecastCardsProps = {
  readonly result: ForecastResult
  /** SEK, with the running sum from week 1; see calculateYearToDateRemaining. */
  readonly yearToDateRemaining: number
  readonly budget: BudgetBasis
  /** Percent; null while it is not known. */
  readonly payrollOverhead: number | null
  readonly year: number
  readonly currentWeek: IsoWeek
  /** Rows were skipped, so that the figures are not of the whole. */
  readonly incomplete: boolean
  /** Asks how a figure came about. */
  readonly onAsk?: Ask
  /** What can be done about the income. */
  readonly incomeAction?: ReactNode
}

const toneOfMark = (mark: StaffingMark) => {
  if (mark === 'unmarked') return 'muted'
  return mark === 'properly-staffed' ? 'good' : 'bad'
}

const toneOf = (value: number) => (value < 0 ? 'bad' : 'normal')

const EfficiencyCard = ({ result, incomplete, explain }: { explain: CardExplain } & Shown) => {
  const { t } = useTranslation('mf-forecast')
  const { summary, range, efficiency } = result
  const mark = result.marks.at(-1) ?? 'unmarked'
  const first = efficiency[0] ?? summary.totalEfficiency
  return (
    <Card
      lead
      name={t('cards.total')}
      figure={formatPercent(summary.totalEfficiency, 1)}
      tone={toneOfMark(mark)}
      explain={explain('total-efficiency')}
    >
      <span className={styles.mark} data-tone={incomplete ? 'muted' : toneOfMark(mark)}>
        {t(incomplete ? 'cards.incompleteMark' : `marks.${mark}`)}
      </span>
      <span>{t('cards.target', { target: formatPercent(summary.targetMean, 1) })}</span>
      <span>{t('cards.cumulative', { from: range.startWeek, to: range.endWeek })}</span>
      <span className={styles.since}>
        <TrendArrow trend={trendOf(first, summary.totalEfficiency)} />
        {t('cards.since', { efficiency: formatPercent(first, 1), week: range.startWeek })}
      </span>
    </Card>
  )
}

type Shown = Pick<ForecastCardsProps, 'result' | 'incomplete'>
type CardExplain = (card: ForecastCardId) => { card: ForecastCardId; onAsk: Ask } | undefined

type RunningProps = { readonly card: ForecastCardId; readonly name: string; readonly kronor: number }

/** A running remainder under what is left of the year: its name, its figure and how it came about. */
const Running = ({ card, name, kronor, explain }: RunningProps & { explain: CardExplain }) => {
  const { t } = useTranslation('mf-forecast')
  const explained = explain(card)
  return (
    <>
      <span>{name}</span>
      <strong data-tone={toneOf(kronor)}>{t('cards.money', { amount: formatMoney(kronor) })}</strong>
      {explained !== undefined && <WhyButton name={name} {...explained} />}
    </>
  )
}

/** What is left of the year's budget, over the running remainders that the rows show. */
const LeftCard = ({
  result,
  yearToDateRemaining,
  explain,
}: { explain: CardExplain } & Pick<ForecastCardsProps, 'result' | 'yearToDateRemaining'>) => {
  const { t } = useTranslation('mf-forecast')
  const { leftOfYear, remaining } = result.summary
  const { startWeek: from, endWeek: to } = result.range
  return (
    <Card
      name={t('cards.leftOfYear')}
      figure={t('cards.money', { amount: formatMoney(leftOfYear) })}
      tone={toneOf(leftOfYear)}
      explain={explain('left-of-year')}
    >
      <Running card="remaining-budget" name={t('cards.remaining', { from, to })} kronor={remaining} explain={explain} />
      {from > 1 && (
        <Running card="year-to-date" name={t('cards.yearToDate')} kronor={yearToDateRemaining} explain={explain} />
      )}
    </Card>
  )
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What the weeks of the range bring, over what is left of it after their costs. */
const IncomeCard = ({
  result,
  explain,
  incomeAction,
}: { explain: CardExplain } & Pick<ForecastCardsProps, 'result' | 'incomeAction'>) => {
  const { t } = useTranslation('mf-forecast')
  const { startWeek: from, endWeek: to } = result.range
  return (
    <Card
      name={t('cards.income', { from, to })}
      figure={t('cards.money', { amount: formatMoney(sumOf(result.income)) })}
      explain={explain('income')}
    >
      <Running
        card="income-balance"
        name={t('cards.incomeBalance')}
        kronor={sumOf(result.incomeBalance)}
        explain={explain}
      />
      {incomeAction}
    </Card>
  )
}

/** The hours that the range is short of or has over; where they seem to contradict the mark, why. */
const DeficitCard = ({ result, explain }: { explain: CardExplain } & Pick<ForecastCardsProps, 'result'>) => {
  const { t } = useTranslation('mf-forecast')
  const { deficit } = result.summary
  const differs = differsFromMark(deficit, result.marks.at(-1) ?? 'unmarked')
  return (
    <Card
      name={t('cards.deficit')}
      figure={t('cards.hours', { hours: formatFractionalHours(deficit) })}
      tone={toneOf(deficit)}
      explain={explain('deficit')}
    >
      <span>{t(`cards.deficitWords.${deficitWordOf(deficit)}`)}</span>
      {differs && <span>{t('cards.deficitDiffers', { week: result.range.endWeek })}</span>}
    </Card>
  )
}

/** Budgeted hours without staff, which the efficiency counts as filled; of the coming weeks, which can be filled. */
const VacantCard = ({
  result,
  year,
  currentWeek,
  explain,
}: { explain: CardExplain } & Pick<ForecastCardsProps, 'result' | 'year' | 'currentWeek'>) => {
  const { t } = useTranslation('mf-forecast')
  const vacancy = comingVacancy(result, year, currentWeek)
  if (vacancy === null)
    return (
      <Card name={t('cards.vacant')} figure="–" tone="muted">
        {t('cards.vacantNone')}
      </Card>
    )
  const { startWeek: from, endWeek: to, hours, perWeek } = vacancy
  return (
    <Card
      name={t('cards.vacant')}
      figure={t('cards.hours', { hours: formatFractionalHours(hours) })}
      explain={explain('vacant-hours')}
    >
      {t('cards.vacantWeeks', { from, to, hours: formatFractionalHours(perWeek) })}
    </Card>
  )
}

/** The figures of the range at a glance, and what its budget rests on. */
export const ForecastCards = (props: ForecastCardsProps) => {
  const { result, yearToDateRemaining, budget, payrollOverhead, year, currentWeek, incomplete, onAsk, incomeAction } =
    props
  const { t } = useTranslation('mf-forecast')
  const { summary } = result
  const hasIncome = result.income.length > 0
  const explain: CardExplain = card => (onAsk === undefined ? undefined : { card, onAsk })
  return (
    <div className={styles.cards}>
      <dl
        className={styles.summary}
        data-part="cards"
        data-income={hasIncome ? '' : undefined}
        aria-label={t('cards.label')}
      >
        <EfficiencyCard {...{ result, incomplete, explain }} />
        <LeftCard {...{ result, yearToDateRemaining, explain }} />
        {hasIncome && <IncomeCard {...{ result, explain, incomeAction }} />}
        <DeficitCard {...{ result, explain }} />
        <VacantCard {...{ result, year, currentWeek, explain }} />
        <Card
          name={t('cards.costPerHour')}
          figure={t('cards.money', { amount: formatCostPerHour(summary.costPerHour) })}
          explain={explain('cost-per-hour')}
        />
        <Card
          className={styles.aside}
          name={t('cards.payrollOverhead', { year })}
          figure={payrollOverhead === null ? t('cards.unknown') : formatPercent(payrollOverhead, 2)}
          tone={payrollOverhead === null ? 'muted' : 'normal'}
          explain={payrollOverhead === null ? undefined : explain('payroll-overhead')}
        />
      </dl>
      <BudgetBasisCard budget={budget} onAsk={onAsk} />
    </div>
  )
}
