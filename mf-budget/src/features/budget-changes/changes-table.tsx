import type { BudgetChangeOnWire } from '@veckovis/contracts/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, VisuallyHidden, WideTable } from '@veckovis/ui'
import * as styles from './budget-changes.module.css'

type ChangesTableProps = {
  readonly changes: readonly BudgetChangeOnWire[]
  /** Left out for those who may not withdraw. */
  readonly onWithdraw?: ((change: BudgetChangeOnWire) => void) | undefined
}

const signed = (value: number) => (value > 0 ? `+${formatTyped(value)}` : formatTyped(value))

/** Hundredths are added up, so that no decimal is made by the adding. */
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100

const useAmounts = () => {
  const { t } = useTranslation('budget-changes')
  return {
    kronor: (value: number) => t('inKronor', { value: signed(value) }),
    hours: (value: number) => t('inHours', { value: signed(value) }),
  }
}

const Who = ({ change }: { readonly change: BudgetChangeOnWire }) => {
  const { t } = useTranslation('budget-changes')
  const format = useFormat()
  const { createdAt, createdBy, withdrawnAt, withdrawnBy } = change
  const day = format.day(createdAt)
  const end = withdrawnAt === null ? null : format.day(withdrawnAt)
  return (
    <>
      <span>{createdBy === null ? t('byNobody', { day }) : t('by', { day, name: createdBy })}</span>
      {end !== null && (
        <span>
          {withdrawnBy === null
            ? t('withdrawnByNobody', { day: end })
            : t('withdrawnBy', { day: end, name: withdrawnBy })}
        </span>
      )}
    </>
  )
}

const Row = ({ change, onWithdraw }: Omit<ChangesTableProps, 'changes'> & { readonly change: BudgetChangeOnWire }) => {
  const { t } = useTranslation('budget-changes')
  const amounts = useAmounts()
  const { firstDay, kronor, hours, reason, withdrawnAt } = change
  return (
    <tr data-withdrawn={withdrawnAt === null ? undefined : ''}>
      <th scope="row">{firstDay}</th>
      <td>{amounts.kronor(kronor)}</td>
      <td>{amounts.hours(hours)}</td>
      <td className={styles.reason}>{reason}</td>
      <td className={styles.who}>
        <Who change={change} />
      </td>
      {onWithdraw !== undefined && (
        <td>
          {withdrawnAt === null && (
            <Button variant="quiet" aria-label={t('withdraw.of', { day: firstDay })} onClick={() => onWithdraw(change)}>
              {t('withdraw.action')}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

const Sum = ({ changes, columns }: { readonly changes: readonly BudgetChangeOnWire[]; readonly columns: number }) => {
  const { t } = useTranslation('budget-changes')
  const amounts = useAmounts()
  const counted = changes.filter(({ withdrawnAt }) => withdrawnAt === null)
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('sum')}</th>
        <td>{amounts.kronor(sumOf(counted.map(({ kronor }) => kronor)))}</td>
        <td>{amounts.hours(sumOf(counted.map(({ hours }) => hours)))}</td>
        <td colSpan={columns} />
      </tr>
    </tfoot>
  )
}

/** The changes by day, those that are withdrawn too, and what the others come to. */
export const ChangesTable = ({ changes, onWithdraw }: ChangesTableProps) => {
  const { t } = useTranslation('budget-changes')
  const heads = ['firstDay', 'kronor', 'hours', 'reason', 'who']
  const mayWithdraw = onWithdraw !== undefined
  return (
    <WideTable label={t('table')} look="bare" className={styles.table}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
            {mayWithdraw && (
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <Row key={change.id} change={change} onWithdraw={onWithdraw} />
          ))}
        </tbody>
        <Sum changes={changes} columns={mayWithdraw ? 3 : 2} />
      </table>
    </WideTable>
  )
}
