import { render } from '@testing-library/react'
import { editCell } from '@veckovis/domain/forecast'
import { exampleForecast, InForecast } from '../../../context/forecast.fixture'
import { chartWeeks, type ChartWeek } from '../chart-weeks'
import type { WeeksAhead } from './draw-ahead'
import { LineCanvas } from './line-canvas'

/** The weeks of the example with other hours of absence in week 3. */
const weeksWith = (text: string | null): ChartWeek[] => {
  const { editor, figuresAtom } = exampleForecast()
  if (text !== null)
    editor.update(before => {
      const outcome = editCell(before, { rowId: 'absences-2', week: 3, text })
      if (!outcome.ok) throw new Error('the cell takes hours')
      return outcome.value
    })
  return chartWeeks(editor.store.get(figuresAtom).result, 'own')
}

const drawingOf = (weeks: readonly ChartWeek[], ahead?: WeeksAhead) => {
  const { container } = render(
    <InForecast forecast={exampleForecast()}>
      <LineCanvas
        {...{ weeks, ahead }}
        weekNumbers={weeks.map(({ week }) => week)}
        currentIndex={2}
        width={900}
        height={140}
        label=""
      />
    </InForecast>,
  )
  return Array.from(container.querySelectorAll('path'), path =>
    ['d', 'transform', 'data-mark', 'data-colour'].map(name => path.getAttribute(name)),
  )
}

const aheadBy = (weeks: readonly ChartWeek[]) => {
  const rest = jest.fn()
  return { weeks: () => weeks, subscribe: () => () => undefined, rest }
}

test('what is drawn ahead of React is what React draws', () => {
  const ahead = aheadBy(weeksWith('20'))
  expect(drawingOf(weeksWith('20'))).not.toEqual(drawingOf(weeksWith(null)))
  expect(drawingOf(weeksWith(null), ahead)).toEqual(drawingOf(weeksWith('20')))
  expect(ahead.rest).not.toHaveBeenCalled()
})

test('another axis is left to React, which is asked for it at once', () => {
  const ahead = aheadBy(weeksWith('9999'))
  expect(drawingOf(weeksWith(null), ahead)).toEqual(drawingOf(weeksWith(null)))
  expect(ahead.rest).toHaveBeenCalled()
})
