/** As many weeks as a line of A4 landscape holds in a size that can be read: the longest quarter of a year. */
const mostWeeks = 14
const weeksPerQuarter = 13

export type WeekBlock = { from: number; to: number }

const quarterOf = (week: number): number => Math.min(3, Math.floor((week - 1) / weeksPerQuarter))

/**
 * Places of the columns that stand below each other on paper: all weeks where they fit side by side, else those of each
 * quarter, so that a quarter ends in its own sum. Week 53 belongs to the last one.
 */
export const weekBlocks = (weeks: readonly number[]): WeekBlock[] => {
  if (weeks.length <= mostWeeks) return weeks.length === 0 ? [] : [{ from: 0, to: weeks.length }]
  const blocks: WeekBlock[] = []
  weeks.forEach((week, place) => {
    const last = blocks.at(-1)
    const isSame = last !== undefined && quarterOf(weeks[last.from] ?? week) === quarterOf(week)
    if (isSame && place - last.from < mostWeeks) last.to = place + 1
    else blocks.push({ from: place, to: place + 1 })
  })
  return blocks
}
