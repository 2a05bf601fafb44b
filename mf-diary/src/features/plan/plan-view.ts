import { daysOfColumns, planOfMonth, planOfYear, weekOf, type PlanPeriod } from '@veckovis/domain/diary'

/** An ISO year as weeks, or a month of a calendar year as days. */
export type PlanView = { readonly year: number; readonly month: number | null }

const yearOf = (text: string | null): number | undefined => (/^20\d\d$/.test(text ?? '') ? Number(text) : undefined)
const monthOf = (text: string | null): number | undefined =>
  /^([1-9]|1[0-2])$/.test(text ?? '') ? Number(text) : undefined

type Read = { readonly view: PlanView; readonly hasProblem: boolean }

/** What the address asks for; what cannot be used gives way to the current year and is told. */
export const viewFromAddress = (address: URLSearchParams, currentYear: number): Read => {
  const [year, month] = [yearOf(address.get('year')), monthOf(address.get('month'))]
  return {
    view: { year: year ?? currentYear, month: month ?? null },
    hasProblem: (address.has('year') && year === undefined) || (address.has('month') && month === undefined),
  }
}

export const addressOfView = ({ year, month }: PlanView): URLSearchParams =>
  new URLSearchParams({ year: String(year), ...(month !== null && { month: String(month) }) })

export const periodOfView = ({ year, month }: PlanView): PlanPeriod =>
  month === null ? planOfYear(year) : planOfMonth(year, month)

/** The ISO years that have days of the view: a month may begin or end in another one. */
export const isoYearsOf = (view: PlanView): number[] => {
  if (view.month !== null) {
    const period = periodOfView(view)
    const { from, to } = daysOfColumns(period, 1, period.columns)
    return [...new Set([from, to].map(day => weekOf(day).year))]
  }
  return [view.year]
}

const yearsBack = 1
const yearsAhead = 2

/** The years that can be chosen: those near the current one, and the one of the address. */
export const yearChoices = (current: number, chosen: number): number[] => {
  const near = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) => current - yearsBack + index)
  return near.includes(chosen) ? near : [...near, chosen].sort((one, other) => one - other)
}
