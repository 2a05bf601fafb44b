import type { ChartWeek } from '../chart-weeks'

export type PlotBox = { readonly width: number; readonly height: number }

/** Room around the plot for hours, weeks and the name of the current week. */
export const plotMargin = { top: 30, right: 14, bottom: 26, left: 52 } as const

export const innerBox = ({ width, height }: PlotBox): PlotBox => ({
  width: Math.max(0, width - plotMargin.left - plotMargin.right),
  height: Math.max(0, height - plotMargin.top - plotMargin.bottom),
})

export type HoursAxis = { readonly min: number; readonly max: number; readonly step: number }

const niceStep = (span: number): number => {
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 2.5, 5].find(candidate => candidate * power >= rough)
  return (times ?? 10) * power
}

/** Hours that have to be in sight; a band that reaches far beyond the lines is cut instead of pressing them flat. */
const hoursInSight = (weeks: readonly ChartWeek[]): number[] => {
  const lines = weeks.flatMap(({ available, needed }) => [available, needed])
  const farthest = Math.max(...lines) * 1.5
  const bands = weeks.flatMap(({ band }) => (band === null ? [] : [band.lower, band.upper ?? farthest]))
  return [...lines, ...bands.filter(hours => hours <= farthest)]
}

/** Whole steps around the figures. Starts at 0 unless everything lies in the upper half, where 0 would hide the gap. */
export const axisAround = (figures: readonly number[]): HoursAxis => {
  const least = Math.min(...figures)
  const most = Math.max(...figures)
  const from = least > 0 && least < most / 2 ? 0 : least
  const span = Math.max(most - from, Math.abs(most) / 10, 1)
  const step = niceStep(span)
  const min = Math.floor(from / step) * step
  return { min, max: Math.max(Math.ceil(most / step) * step, min + step), step }
}

export const hoursAxis = (weeks: readonly ChartWeek[]): HoursAxis => axisAround(hoursInSight(weeks))

/** The steps of the axis; in a low chart every second one, so that their texts do not touch. */
export const axisTicks = ({ min, max, step }: HoursAxis, height: number): number[] => {
  const count = Math.round((max - min) / step) + 1
  const every = height / (count - 1) < 18 ? 2 : 1
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => min + index * every * step)
}

/** Pixels from the top; what lies beyond the axis stands on its edge. */
export const yOfHours = (hours: number, { min, max }: HoursAxis, height: number): number =>
  Math.min(height, Math.max(0, height * (1 - (hours - min) / (max - min))))

/** Tenths of a pixel. */
export const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

export const linePath = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join('L')}`

/** Of the points of that many weeks. */
export const radiusOf = (count: number, width: number): number =>
  rounded(Math.min(4.5, Math.max(2.6, (width / count) * 0.4)))

/** Pixels from the left, as the point scale of the chart spreads them; a single week stands in the middle. */
export const xOfIndex = (index: number, count: number, width: number): number =>
  count > 1 ? (index * width) / (count - 1) : width / 2

export const indexNearX = (x: number, count: number, width: number): number => {
  if (count < 2 || width <= 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round((x / width) * (count - 1))))
}

const tickSteps = [1, 2, 4, 8, 13, 26]

/** Places of the weeks that get a label, every second, fourth … as the width allows. */
export const labelledIndices = (weekNumbers: readonly number[], width: number, labelWidth = 40): number[] => {
  const perWeek = weekNumbers.length > 1 ? width / (weekNumbers.length - 1) : width
  const step = tickSteps.find(candidate => candidate * perWeek >= labelWidth) ?? 26
  return weekNumbers.flatMap((week, index) => ((week - 1) % step === 0 || weekNumbers.length === 1 ? [index] : []))
}
