type Colour = readonly [red: number, green: number, blue: number]

/** A picture: the colour at a point whose coordinates go from -1 to 1, to the right and downwards; undefined is see-through. */
export type Picture = (x: number, y: number) => Colour | undefined

const blue: Colour = [29, 78, 137]
const yellow: Colour = [247, 201, 72]
const sky: Colour = [222, 238, 228]
const green: Colour = [47, 111, 79]
const lightGreen: Colour = [112, 168, 96]

/** Within a square of 1.9 by 1.9 with round corners. */
const isInBadge = (x: number, y: number): boolean => {
  const corner = 0.4
  const [across, down] = [Math.abs(x), Math.abs(y)].map(side => Math.max(0, side - (0.95 - corner))) as [number, number]
  return Math.hypot(across, down) <= corner
}

const rays = 12
const isInSun = (x: number, y: number): boolean => {
  const away = Math.hypot(x, y)
  const turn = (Math.atan2(y, x) * rays) / (2 * Math.PI)
  const fromRay = Math.abs(turn - Math.round(turn)) * ((2 * Math.PI * away) / rays)
  return away < 0.4 || (away > 0.5 && away < 0.74 && fromRay < 0.06)
}

const sun: Picture = (x, y) => {
  if (!isInBadge(x, y)) return undefined
  return isInSun(x, y) ? yellow : blue
}

const hills: Picture = (x, y) => {
  if (!isInBadge(x, y)) return undefined
  if (y > 0.75 * (x - 0.35) ** 2 - 0.02) return green
  return y > 0.9 * (x + 0.4) ** 2 - 0.45 ? lightGreen : sky
}

/** Signs that are nobody's: those of the real municipalities are theirs. */
export const demoLogos: readonly { readonly municipality: string; readonly picture: Picture }[] = [
  { municipality: 'Solna', picture: sun },
  { municipality: 'Sundbyberg', picture: hills },
]
