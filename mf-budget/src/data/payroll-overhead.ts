import { queryOptions } from '@tanstack/react-query'
import { payrollOverheadValues, type PayrollOverheadValues } from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'

export const payrollOverheadQuery = queryOptions({
  queryKey: ['budget', 'po-values'],
  queryFn: ({ signal }) => answered(apiClient.get('/budget/po-values', payrollOverheadValues, { signal })),
  staleTime: 0,
})

/** Payroll overhead of a year in percent, whether the server sent a list or a map; undefined for none. */
export const overheadOfYear = (values: PayrollOverheadValues, year: number): number | undefined =>
  Array.isArray(values) ? values.find(one => one.year === year)?.value : values[String(year)]
