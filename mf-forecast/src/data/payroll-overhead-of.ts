import type { PayrollOverheadValues } from '@veckovis/contracts/budget'

/** Payroll overhead of a year in percent, whether the server sent a list or a map; null for none. */
const listedOverhead = (values: PayrollOverheadValues, year: number): number | null => {
  const listed = Array.isArray(values) ? values.find(one => one.year === year)?.value : values[String(year)]
  return listed ?? null
}

/**
 * Payroll overhead that a forecast rests on, in percent: the one that the lock of its budget froze, of the
 * municipality or common. Only a budget that froze none leaves it to the common values, undefined while they are not
 * there.
 */
export const payrollOverheadOf = (
  budget: { readonly PO: number | null } | null,
  listed: PayrollOverheadValues | undefined,
  year: number,
): number | null => budget?.PO ?? (listed === undefined ? null : listedOverhead(listed, year))
