import type { SheetCell } from './sheet-content'

/** The largest distance from nothing. */
export const mostOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

const levels = [1, 2, 3, 4] as const

/** How much of the most a value is, in quarters; nothing has no level. */
export const levelOf = (value: number, most: number): Pick<SheetCell, 'level'> => {
  const level = value === 0 ? undefined : levels[Math.ceil((Math.abs(value) / most) * levels.length) - 1]
  return level === undefined ? {} : { level }
}
