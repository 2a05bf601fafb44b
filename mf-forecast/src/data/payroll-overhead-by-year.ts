import type { PayrollOverheadValues } from '@veckovis/contracts/budget'

/** Payroll overhead in percent by year, whether the server sent a list or a map. */
export const payrollOverheadByYear = (values: PayrollOverheadValues): ReadonlyMap<number, number> =>
  new Map(
    Array.isArray(values)
      ? values.map(({ year, value }) => [year, value])
      : Object.entries(values).map(([year, value]) => [Number(year), value]),
  )
