import type { EntryWithDraft } from '@veckovis/contracts/diary'
import { handedOverDraft } from '@veckovis/contracts/forecast'
import { defaultWeekRange, withWeeks } from '@veckovis/domain/calendar'
import { formatHours } from '@veckovis/domain/numbers'
import { navigateTo, notify, useLateDraft, useTranslation } from '@veckovis/platform'

type HandOver = {
  /** The entry that the hours come from. */
  readonly id: number
  readonly draft: EntryWithDraft['draft']
  /** They come beside those that are handed over already; else they take their place. */
  readonly comesBeside: boolean
}

type HandedOverRow = EntryWithDraft['draft']['rows'][number]

/**
 * The forecast of a year with the weeks that it gets hours in, of which the 53rd is not usually shown.
 * @internal for its test
 */
export const forecastOf = (year: number, rows: readonly HandedOverRow[]): string => {
  const weeks = rows.filter(row => row.year === year).map(({ week }) => week)
  const { startWeek, endWeek } = withWeeks(defaultWeekRange, weeks)
  return `/forecast?year=${year}&startWeek=${startWeek}&endWeek=${endWeek}`
}

/** Leaves hours of an entry for the forecast, which offers them as unsaved edits, and tells where. */
export const useHandedOver = (unitId: number) => {
  const { t } = useTranslation('mf-diary')
  const draftOf = useLateDraft(handedOverDraft, unitId)
  return ({ id, draft, comesBeside }: HandOver): void => {
    const [first] = draft.rows
    if (first === undefined) {
      notify.success(t('handOver.nothingOpen'))
      return
    }
    const { year } = first
    const { found, keepNow } = draftOf(String(id))
    const rows = comesBeside && found !== null ? [...found.value.rows, ...draft.rows] : draft.rows
    if (keepNow({ rows }) !== null) {
      // The entry is dealt with already, and the hours stand nowhere but here.
      const hours = draft.rows.map(row =>
        t('handOver.hoursOfWeek', { week: row.week, hours: formatHours(Math.round(row.hours * 100)) }),
      )
      notify.error(t('handOver.notKept', { year, hours: hours.join(', ') }))
      return
    }
    const toForecast = { label: t('handOver.toForecast'), run: () => navigateTo(forecastOf(year, rows)) }
    notify.success(t('handOver.done', { year }), toForecast)
  }
}
