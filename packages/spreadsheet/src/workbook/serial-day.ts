const dayLength = 86_400_000
const lastDay = 2_958_465

/**
 * The day that a spreadsheet means by a number, as an ISO date; null when it means none, such as a time of day. Excel
 * counts a February 29 in 1900, which was none: days before March 1900 are one off in its own count.
 */
export const dayOfSerial = (serial: number, countsFrom1904: boolean): string | null => {
  const whole = Math.floor(serial)
  if (!Number.isFinite(serial) || whole < 1 || whole > lastDay) return null
  if (!countsFrom1904 && whole === 60) return null
  const before = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < 60 ? 31 : 30)
  return new Date(before + whole * dayLength).toISOString().slice(0, 10)
}

/** The number by which a spreadsheet that counts from 1900 means a day (YYYY-MM-DD); null for one before March 1900. */
export const serialOfDay = (day: string): number | null => {
  const serial = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayLength
  return serial > 60 && serial <= lastDay ? serial : null
}
