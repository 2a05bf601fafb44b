/** One budget type with its amount in SEK: per year, per annual zone hour, or per room and year. */
export type BudgetAmount = { readonly type: 'fixed' | 'per-hour' | 'per-room'; readonly amount: number }

/** The annual salary in SEK: the chosen budget types added up, not rounded. */
export const annualSalary = (
  amounts: readonly BudgetAmount[],
  needs: { readonly zoneHours: number; readonly numberOfRooms: number },
): number => {
  const units = { fixed: 1, 'per-hour': needs.zoneHours, 'per-room': needs.numberOfRooms } as const
  return amounts.reduce((sum, { type, amount }) => sum + amount * units[type], 0)
}
