import { holidaysOfWeek, toIsoDate } from '@veckovis/domain/calendar'
import { daysOfColumns, weekdayOf, weekOf, type PlanPeriod } from '@veckovis/domain/diary'
import type { SheetColumn } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'

const dayAndMonth = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** Holidays and eves of days within one ISO week: a filled mark when one of them is a day off by law. */
const holidayBadge = ({ from, to }: { readonly from: string; readonly to: string }, t: Words) => {
  const found = holidaysOfWeek(weekOf(from)).filter(({ date }) => {
    const day = toIsoDate(date)
    return from <= day && day <= to
  })
  if (found.length === 0) return {}
  const names = found.map(({ id, date: { day, month } }) => {
    const name = t(`plan.holidays.${id}`)
    return t('plan.holidays.day', { name, day, month })
  })
  return { badge: { text: found.some(({ isStatutory }) => isStatutory) ? '●' : '○', title: names.join(', ') } }
}

/** A column for each week with the Monday it begins on, or for each day with its weekday. */
export const planColumns = (period: PlanPeriod, today: string, t: Words): SheetColumn[] =>
  Array.from({ length: period.columns }, (_, index) => {
    const id = index + 1
    const days = daysOfColumns(period, id)
    const { from, to } = days
    const when = { id, isPast: to < today, isCurrent: from <= today && today <= to, ...holidayBadge(days, t) }
    return period.daysPerColumn === 7
      ? {
          ...when,
          kind: 'week',
          title: t('plan.week', { week: id }),
          shortTitle: String(id),
          subtitle: dayAndMonth(from),
        }
      : {
          ...when,
          kind: 'day',
          title: String(id),
          subtitle: t(`weekdays.short.${weekdayOf(from)}`),
          isRest: weekdayOf(from) > 5,
        }
  })
