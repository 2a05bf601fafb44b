/** As many weeks as a line of A4 landscape holds in a size that can be read: a quarter of a year. */
const weeksPerBlock = 13

export type WeekBlock = { from: number; to: number }

/** Places of the columns that stand below each other on paper. A lone last week joins the block before it. */
export const weekBlocks = (weekCount: number): WeekBlock[] => {
  const blocks: WeekBlock[] = []
  for (let from = 0; from < weekCount; from += weeksPerBlock)
    blocks.push({ from, to: Math.min(from + weeksPerBlock, weekCount) })
  const last = blocks.at(-1)
  const before = blocks.at(-2)
  if (!last || !before || last.to - last.from > 1) return blocks
  return [...blocks.slice(0, -2), { from: before.from, to: last.to }]
}
