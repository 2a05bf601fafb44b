import { formatHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { useAbsenceNames } from '../../../../context/use-forecast'
import { rowNameById } from '../../../../wording/row-names'
import type { Preview } from './use-preview'
import * as styles from '../import.module.css'

type EffectRowProps = { readonly name: string; readonly before: string; readonly after: string }

const EffectRow = ({ name, before, after }: EffectRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{before}</td>
    <td>{after}</td>
  </tr>
)

/** What the chosen cells do to the sums of their rows, and to efficiency and remaining budget of the shown weeks. */
export const EffectTable = ({ preview: { effect, range } }: { readonly preview: Preview }) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  if (effect === null) return null
  const { efficiency, remainingBudget, rows } = effect
  const weeks = { from: range.startWeek, to: range.endWeek }
  const percent = (value: number) => formatPercent(value, 1)
  const money = (value: number) => pageWords('units.money', { value: formatMoney(value) })
  const hours = (value: number) => pageWords('units.hours', { value: formatHours(value) })
  return (
    <WideTable label={t('effect.title')} look="bare">
      <table className={styles.effect}>
        <caption>{t('effect.title')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('effect.before')}</th>
            <th scope="col">{t('effect.after')}</th>
          </tr>
        </thead>
        <tbody>
          <EffectRow
            name={t('effect.efficiency', weeks)}
            before={percent(efficiency.before)}
            after={percent(efficiency.after)}
          />
          <EffectRow
            name={t('effect.remaining', { week: range.endWeek })}
            before={money(remainingBudget.before)}
            after={money(remainingBudget.after)}
          />
          {rows.map(({ rowId, before, after }) => (
            <EffectRow
              key={rowId}
              name={t('effect.row', { name: rowNameById(rowId, absenceNames, pageWords) })}
              before={hours(before)}
              after={hours(after)}
            />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
