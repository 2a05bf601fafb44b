import { colourOfMark } from '@veckovis/domain/forecast'
import { useLayoutEffect, type RefObject } from 'react'
import type { ChartWeek } from '../chart-weeks'
import { markShapes } from '../../../parts/mark-shapes'
import { placeOfFlag, placeOfMark } from '../week-mark'
import {
  hoursAxis,
  innerBox,
  linePath,
  radiusOf,
  rounded,
  xOfIndex,
  yOfHours,
  type HoursAxis,
  type PlotBox,
} from './plot-geometry'
import { bandPath } from './plot-layers'

/** The weeks as an edit has just made them, and the way to have React draw them at once. */
export type WeeksAhead = {
  readonly weeks: () => readonly ChartWeek[]
  readonly subscribe: (listener: () => void) => () => void
  readonly rest: () => void
}

type Drawn = PlotBox & { readonly weeks: readonly ChartWeek[]; readonly axis: HoursAxis }

/** Whether the same elements stand for these weeks, on the same axis. */
const fits = (weeks: readonly ChartWeek[], drawn: Drawn): boolean => {
  const { min, max, step } = hoursAxis(weeks)
  return (
    min === drawn.axis.min &&
    max === drawn.axis.max &&
    step === drawn.axis.step &&
    weeks.length === drawn.weeks.length &&
    weeks.every(({ week, isFlagged }, index) => {
      const before = drawn.weeks[index]
      return before?.week === week && before.isFlagged === isFlagged
    })
  )
}

const write = (element: Element | null, attributes: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (element !== null && element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const writePoint = (points: ReadonlyMap<number, Element>, { week, mark }: ChartWeek, transform: string) =>
  write(points.get(week) ?? null, {
    transform,
    d: markShapes[mark],
    'data-mark': mark,
    'data-colour': colourOfMark(mark),
  })

/** What is drawn moves to where these weeks have it; React draws the same when it comes to it. */
const draw = (svg: SVGSVGElement, weeks: readonly ChartWeek[], { axis, width, height }: Drawn) => {
  const inner = innerBox({ width, height })
  const y = (hours: number) => yOfHours(hours, axis, inner.height)
  const radius = radiusOf(weeks.length, inner.width)
  const points = new Map(
    Array.from(svg.querySelectorAll('[data-chart-week]'), each => [Number(each.getAttribute('data-chart-week')), each]),
  )
  const placed = weeks.map((week, index) => ({ week, x: xOfIndex(index, weeks.length, inner.width) }))
  write(svg.querySelector('[data-band]'), {
    d: bandPath(
      placed.map(({ week: { band }, x }) =>
        band === null
          ? null
          : { x: rounded(x), upper: rounded(y(band.upper ?? axis.max)), lower: rounded(y(band.lower)) },
      ),
    ),
  })
  for (const line of ['available', 'needed'] as const)
    write(svg.querySelector(`[data-line=${line}]`), {
      d: linePath(placed.map(({ week, x }) => ({ x, y: y(week[line]) }))),
    })
  for (const { week, x } of placed) {
    const top = rounded(y(week.available))
    writePoint(points, week, placeOfMark(rounded(x), top, radius))
    if (week.isFlagged) {
      const transform = placeOfFlag({ x: rounded(x), y: top, radius, floor: inner.height })
      write(svg.querySelector(`[data-flag-week="${week.week}"]`), { transform })
    }
  }
}

/**
 * The lines and points follow each edit straight in the document, in the frame that shows the edit. React, which would
 * take as long for them as for the cells, draws them after a pause; at once where other elements are needed.
 */
export const useDrawnAhead = (
  drawing: RefObject<SVGSVGElement | null>,
  { weeks, axis, width, height, ahead }: Drawn & { readonly ahead: WeeksAhead | undefined },
): void =>
  useLayoutEffect(() => {
    const svg = drawing.current
    if (ahead === undefined || svg === null) return undefined
    const drawn = { weeks, axis, width, height }
    let next = ahead.weeks()
    let frame: number | null = null
    const drawNext = () => {
      frame = null
      draw(svg, next, drawn)
    }
    const follow = () => {
      next = ahead.weeks()
      if (fits(next, drawn)) frame ??= requestAnimationFrame(drawNext)
      else ahead.rest()
    }
    // React has just written what was there before the edits since.
    if (fits(next, drawn)) drawNext()
    else ahead.rest()
    const stop = ahead.subscribe(follow)
    return () => {
      stop()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [drawing, weeks, axis, width, height, ahead])
