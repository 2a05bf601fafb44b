import { formatPercent, plainNumber } from '@veckovis/domain/numbers'
import { Sheet, type SheetAddress, type SheetSelection } from '@veckovis/grid'
import { useLanguage, useTranslation, type Words } from '@veckovis/platform'
import { useMemo } from 'react'
import { monthColumns } from '../../parts/month-sheet/month-columns'
import { useMonthLabels } from '../../parts/month-sheet/use-month-labels'
import * as monthStyles from '../../parts/month-sheet/month-sheet.module.css'
import { WhyButton, type AskWhy } from '../../parts/why-button'
import { efficiencyRowId, efficiencyRows, type EfficiencyOfYear } from './efficiency-rows'
import * as styles from './efficiency-sheet.module.css'

/** A month of 1 to 12, or the year. */
type Asked = `${number}` | 'year'

type EfficiencySheetProps = EfficiencyOfYear & { readonly onWhy: AskWhy<Asked> }

const summaries = ['sum'] as const

/** More than '9 999,99' does not fit into a usual month: the hours of some seventy people. */
const monthsAreLong = ({ months }: EfficiencyOfYear['efficiency']) =>
  months.some(({ neededHours, budgetedHours }) => Math.max(neededHours, budgetedHours) >= 10_000)

/** What the cell explains: a month's efficiency or the year's; null for every other cell. */
const askedAt = (address: SheetAddress | null): Asked | null => {
  if (address === null || address.rowId !== efficiencyRowId) return null
  if (address.column === 'sum') return 'year'
  return typeof address.column === 'number' ? `${address.column}` : null
}

const nameOf = (asked: Asked, words: Words): string =>
  words('results.efficiencyOf', {
    name: asked === 'year' ? words('results.wholeYear') : words(`results.months.${asked}`),
  })

/** Below the sheet: the figure that the focus is on, with the way to its explanation. */
const EfficiencyStatus = ({
  selection,
  efficiency,
  onWhy,
}: Pick<EfficiencySheetProps, 'efficiency' | 'onWhy'> & { readonly selection: SheetSelection }) => {
  const { t } = useTranslation('mf-budget')
  const asked = askedAt(selection.focus)
  if (asked === null) return <p className={styles.status}>{t('results.chooseEfficiency')}</p>
  const month = efficiency.months.find(one => String(one.month) === asked)
  const name = nameOf(asked, t)
  return (
    <p className={styles.status}>
      <span>
        {name} <strong>{formatPercent(month?.efficiency ?? efficiency.year, 1)}</strong>
      </span>
      <WhyButton figure={asked} name={name} onWhy={onWhy} />
    </p>
  )
}

/** Needed and budgeted hours of each month and of the year, and the one over the other. */
export const EfficiencySheet = ({ onWhy, ...hours }: EfficiencySheetProps) => {
  const { t } = useTranslation('mf-budget')
  const { efficiency, neededHours, budgetedHours } = hours
  const language = useLanguage()
  const columns = useMemo(() => monthColumns(language), [language])
  const labels = useMonthLabels(t('results.wholeYear'))
  const groups = useMemo(
    () => [
      {
        id: 'efficiency',
        caption: t('results.table'),
        rows: efficiencyRows({ efficiency, neededHours, budgetedHours }, t),
      },
    ],
    [efficiency, neededHours, budgetedHours, t],
  )
  const inspect = (address: SheetAddress, cell: HTMLElement) => {
    const asked = askedAt(address)
    if (asked !== null) onWhy(asked, nameOf(asked, t), cell)
  }
  return (
    <div className={monthStyles.months} data-size={monthsAreLong(efficiency) ? 'long' : undefined}>
      <Sheet
        captionLevel={2}
        columns={columns}
        groups={groups}
        labels={labels}
        clipboardText={plainNumber}
        summaries={summaries}
        readOnlyReason={t('results.readOnly')}
        onEdits={() => []}
        onInspect={inspect}
        renderStatus={selection => <EfficiencyStatus {...{ selection, efficiency, onWhy }} />}
      />
    </div>
  )
}
