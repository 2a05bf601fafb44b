import type { StaffingMark } from '@veckovis/domain/forecast'
import { memo } from 'react'
import { WeekFlag, WeekMark } from '../week-mark'
import * as styles from './plot.module.css'

type Tick = { readonly place: number; readonly label: string }

type GridLayerProps = {
  readonly width: number
  readonly height: number
  readonly hourTicks: readonly Tick[]
  readonly weekTicks: readonly Tick[]
  readonly unit: string
}

/** Thin lines with their hours and weeks. They stay the same from edit to edit, so they are not drawn again. */
export const GridLayer = memo(({ width, height, hourTicks, weekTicks, unit }: GridLayerProps) => (
  <g className={styles.grid} aria-hidden="true">
    {hourTicks.map(({ place, label }) => (
      <g key={label} transform={`translate(0 ${place})`}>
        <line x2={width} />
        <text x={-8} dy="0.34em" textAnchor="end">
          {label}
        </text>
      </g>
    ))}
    <text x={-8} y={-14} textAnchor="end">
      {unit}
    </text>
    {weekTicks.map(({ place, label }) => (
      <text key={label} x={place} y={height + 18} textAnchor="middle">
        {label}
      </text>
    ))}
  </g>
))
GridLayer.displayName = 'GridLayer'

type CurrentWeekLayerProps = {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly label: string
}

const anchorAt = (x: number, width: number) => {
  if (x < 64) return 'start'
  return x > width - 64 ? 'end' : 'middle'
}

export const CurrentWeekLayer = memo(({ x, width, height, label }: CurrentWeekLayerProps) => (
  <g className={styles.now} transform={`translate(${x} 0)`}>
    <line y1={-6} y2={height} />
    <text y={-12} textAnchor={anchorAt(x, width)}>
      {label}
    </text>
  </g>
))
CurrentWeekLayer.displayName = 'CurrentWeekLayer'

export type PlacedBand = { readonly x: number; readonly upper: number; readonly lower: number } | null

/** Half the width of a band that has no neighbour. */
const loneHalfWidth = 8

const pieceOf = (run: readonly NonNullable<PlacedBand>[]): string => {
  const [only] = run
  const corners =
    only !== undefined && run.length === 1
      ? [
          { ...only, x: only.x - loneHalfWidth },
          { ...only, x: only.x + loneHalfWidth },
        ]
      : run
  const above = corners.map(({ x, upper }) => `${x} ${upper}`)
  const below = corners.map(({ x, lower }) => `${x} ${lower}`).reverse()
  return `M${[...above, ...below].join('L')}Z`
}

/** One piece per run of weeks that have a band. */
export const bandPath = (bands: readonly PlacedBand[]): string => {
  const runs: NonNullable<PlacedBand>[][] = [[]]
  for (const band of bands) {
    if (band === null) runs.push([])
    else runs.at(-1)?.push(band)
  }
  return runs
    .filter(run => run.length > 0)
    .map(pieceOf)
    .join('')
}

export type PlacedMark = {
  readonly week: number
  readonly mark: StaffingMark
  readonly isFlagged: boolean
  readonly x: number
  readonly y: number
}

const Point = memo(WeekMark)
const Flag = memo(WeekFlag)

export const PointsLayer = ({
  points,
  radius,
  floor,
}: {
  readonly points: readonly PlacedMark[]
  readonly radius: number
  /** Where the plot ends */
  readonly floor: number
}) => (
  <g>
    {points.map(({ week, mark, x, y }) => (
      <Point key={week} {...{ week, mark, x, y, radius }} />
    ))}
    {points
      .filter(({ isFlagged }) => isFlagged)
      .map(({ week, x, y }) => (
        <Flag key={week} {...{ week, x, y, radius, floor }} />
      ))}
  </g>
)
