import { useQuery } from '@tanstack/react-query'
import type { Consequence } from '@veckovis/contracts/diary'
import { Loaded } from '@veckovis/forms/loaded'
import { formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useWaitingCounted, WaitingSwitch } from '@veckovis/platform'
import { useDiaryWords } from '../wording/diary-words'
import { Hint, Notice, Stack, WideTable } from '@veckovis/ui'
import { consequenceQuery, type ToDecide } from '../data/all-units-queries'
import * as styles from './consequence-view.module.css'
import { OthersThatWait } from './others-that-wait'

type Forecast = Consequence['forecasts'][number]
type Change<Figure> = { readonly before: Figure; readonly after: Figure }

const Changed = ({ before, after }: Change<string>) => (before === after ? <>{after}</> : <>{`${before} → ${after}`}</>)

/** Week by week what the approval does to one forecast. */
const ForecastChanges = ({ forecast, isOneOfSeveral }: { forecast: Forecast; isOneOfSeveral: boolean }) => {
  const { t } = useDiaryWords()
  const { unitName, departmentName, year, weeks } = forecast
  const of = t('consequence.forecast', { unit: unitName, year })
  const title = isOneOfSeveral ? `${of}, ${departmentName}` : of
  const columns = ['week', 'efficiency', 'mark', 'remaining'] as const
  return (
    <WideTable label={title} look="bare">
      <table className={styles.consequence}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`consequence.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, before, after }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>
                <Changed
                  before={formatPercent(before.ownWeekEfficiency, 1)}
                  after={formatPercent(after.ownWeekEfficiency, 1)}
                />
              </td>
              <td>
                <Changed before={t(`marks.${before.ownMark}`)} after={t(`marks.${after.ownMark}`)} />
              </td>
              <td>
                <Changed
                  before={t('consequence.kronor', { amount: formatMoney(before.remaining) })}
                  after={t('consequence.kronor', { amount: formatMoney(after.remaining) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

const Changes = ({ forecasts, waits }: Consequence) => {
  const { t } = useDiaryWords()
  const units = new Set([...forecasts, ...waits].map(({ unitId }) => unitId))
  return (
    <Stack gap={3}>
      {forecasts.map(forecast => (
        <ForecastChanges
          key={`${forecast.unitId} ${forecast.year}`}
          forecast={forecast}
          isOneOfSeveral={units.size > 1}
        />
      ))}
      {forecasts.length === 0 && <Hint>{t('consequence.none')}</Hint>}
      {waits.map(({ unitId, unitName, departmentName, year }) => (
        <Notice key={`${unitId} ${year}`} tone="info">
          {t('consequence.waits', { unit: units.size > 1 ? `${unitName} (${departmentName})` : unitName, year })}
        </Notice>
      ))}
    </Stack>
  )
}

/** What an approval would do to the forecasts, alone or with all that waits; nothing of what the person may not read. */
export const ConsequenceView = ({ asked }: { readonly asked: ToDecide }) => {
  const { t } = useDiaryWords()
  const together = useWaitingCounted()
  return (
    <Stack gap={3}>
      <WaitingSwitch label={t('together.switch')} />
      <Loaded query={useQuery(consequenceQuery(asked, together))} lines={3} label={t('consequence.loading')}>
        {consequence => (
          <>
            <OthersThatWait others={consequence.others} />
            <Changes {...consequence} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
