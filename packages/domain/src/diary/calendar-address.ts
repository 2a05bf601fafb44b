const yearOfDays = 365 * 86_400_000

/** When a calendar address that was made at a moment stops working, whatever else happens. */
export const endOfCalendarAddress = (madeAt: Date): Date => new Date(madeAt.getTime() + yearOfDays)
