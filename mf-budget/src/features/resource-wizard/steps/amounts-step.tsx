import type { ResourceBasis } from '@veckovis/contracts/budget'
import {
  amountFieldOf,
  budgetTypes,
  annualSalary,
  meanPayName,
  parseBudgetNumber,
  type BudgetType,
} from '@veckovis/domain/budget'
import {
  formatDecimals,
  formatFractionalHours,
  formatMoney,
  formatPercent,
  formatTyped,
} from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { ShownPayHint } from '../../../parts/shown-pay-hint'
import type { ResourceForm } from '../resource-form'
import { NumberField } from './number-field'
import * as styles from '../resource-wizard.module.css'

type AmountsStepProps = {
  readonly form: ResourceForm
  readonly basis: ResourceBasis
  /** Percent of the year as the list of payroll overheads has it; undefined for none. */
  readonly overhead: number | undefined
}

/** What the type gives in the year: the amount times the hours or rooms of the needs budget. */
const Given = ({ form, basis, type }: Omit<AmountsStepProps, 'overhead'> & { readonly type: BudgetType }) => {
  const { t } = useTranslation('mf-budget')
  const { zoneHours, numberOfRooms } = basis.values
  const amount = parseBudgetNumber(amountFieldOf(type), form.draft.amounts[type])
  if (!amount.ok) return <p className={styles.given}>{t(`resources.counts.${type}`, counts(basis))}</p>
  const given = annualSalary.calculate({ budgetTypes: [{ type, amount: amount.value }], zoneHours, numberOfRooms })
  return (
    <p className={styles.given}>
      {t(`resources.counts.${type}`, counts(basis))}{' '}
      <strong>= {t('why.units.money', { value: formatMoney(given) })}</strong>
    </p>
  )
}

const counts = ({ values }: ResourceBasis) => ({
  hours: formatFractionalHours(values.zoneHours),
  rooms: values.numberOfRooms,
})

/** What an annual worker costs with the pay and the overhead of the year. */
const PayBasis = ({ basis, overhead }: Pick<AmountsStepProps, 'basis' | 'overhead'>) => {
  const { t } = useTranslation('mf-budget')
  const { payrollOverhead, meanMonthlyPay, shownPay, holidayAllowance, fullTimeHours } = basis.values
  const none = t('resources.none')
  const noPay = shownPay === 'withheld' ? t('resources.shownPay.none') : none
  const facts = [
    ['payroll-overhead', payrollOverhead === null ? none : formatPercent(payrollOverhead, 2)],
    ['holiday-allowance', formatPercent(holidayAllowance, 2)],
    [
      meanPayName(shownPay),
      meanMonthlyPay === null ? noPay : t('why.units.money-per-month', { value: formatMoney(meanMonthlyPay) }),
    ],
    ['full-time-hours', t('why.units.hours-per-week', { value: formatDecimals(fullTimeHours, 2) })],
  ] as const
  return (
    <section className={styles.basis} aria-label={t('resources.payBasis', { year: basis.year })}>
      <h3>{t('resources.payBasis', { year: basis.year })}</h3>
      <dl>
        {facts.map(([nameId, text]) => (
          <div key={nameId}>
            <dt>{t(`why.names.${nameId}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ShownPayHint shownPay={shownPay} />
      {overhead !== undefined && (
        <p className={styles.hint}>
          {t('resources.commonOverhead', { year: basis.year, value: formatPercent(overhead, 2) })}
        </p>
      )}
    </section>
  )
}

/** Step 2: the amount of each chosen type, and what the figures rest on. */
export const AmountsStep = ({ form, basis, overhead }: AmountsStepProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft } = form
  const lastYearOf = (type: BudgetType) => {
    const line = basis.lastYear?.budgetTypes.find(one => one.type === type)
    return line === undefined ? undefined : formatTyped(line.amount)
  }
  return (
    <>
      {budgetTypes
        .filter(type => draft.chosen.includes(type))
        .map(type => (
          <div key={type} className={styles.amount}>
            <NumberField
              form={form}
              path={`amounts.${type}`}
              label={t(`resources.amounts.${type}`)}
              lastYear={lastYearOf(type)}
            />
            <Given form={form} basis={basis} type={type} />
          </div>
        ))}
      <PayBasis basis={basis} overhead={overhead} />
    </>
  )
}
