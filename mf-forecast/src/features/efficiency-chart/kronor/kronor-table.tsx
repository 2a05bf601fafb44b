import { formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, WideTable } from '@veckovis/ui'
import * as table from '../week-table.module.css'
import type { KronorWeek } from './kronor-weeks'
import { figuresOf, type KronorFigure } from './use-kronor-texts'

type Explain = (week: number, anchor: HTMLElement) => void

type KronorTableProps = {
  readonly id: string
  readonly weeks: readonly KronorWeek[]
  readonly nameOf: (figure: KronorFigure) => string
  readonly onExplain?: Explain | undefined
}

const WeekFigures = ({ week, onExplain }: { readonly week: KronorWeek; readonly onExplain: Explain | undefined }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <tr>
      <th scope="row">{week.week}</th>
      {figuresOf(week).map(([figure, value]) => (
        <td key={figure}>{formatMoney(value)}</td>
      ))}
      {onExplain !== undefined && (
        <td>
          <Button
            variant="quiet"
            aria-label={`${t('chart.explain')} ${t('chart.week', { week: week.week })}`}
            onClick={event => onExplain(week.week, event.currentTarget)}
          >
            {t('chart.explain')}
          </Button>
        </td>
      )}
    </tr>
  )
}

/** The same figures as the lines, for those who do not see them or rather read. */
export const KronorTable = ({ id, weeks, nameOf, onExplain }: KronorTableProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: own } = useTranslation('forecast-kronor')
  const [first] = weeks
  const names = first === undefined ? [] : figuresOf(first).map(([figure]) => nameOf(figure))
  return (
    <WideTable id={id} label={own('table')} className={table.table}>
      <table>
        <caption>{own('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.weekHead')}</th>
            {names.map(name => (
              <th key={name} scope="col">
                {own('head', { name })}
              </th>
            ))}
            {onExplain !== undefined && <th scope="col">{t('chart.explain')}</th>}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <WeekFigures key={week.week} week={week} onExplain={onExplain} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
