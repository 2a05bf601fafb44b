import { exampleForecast } from './forecast.fixture'

const shownTo = (userId: number) => {
  const { editor, view } = exampleForecast({ userId })
  return { isShown: () => editor.store.get(view.showsChartAtom), fold: () => editor.store.set(view.showsChartAtom) }
}

test('a chart that a person folded stays folded for them, in every forecast that is opened next', () => {
  const one = shownTo(1)
  expect(one.isShown()).toBe(true)
  one.fold()
  expect(one.isShown()).toBe(false)
  expect(shownTo(1).isShown()).toBe(false)
  expect(shownTo(2).isShown()).toBe(true)
  shownTo(1).fold()
  expect(shownTo(1).isShown()).toBe(true)
})

test('a sheet that a person made dense is so in every forecast that is opened next, whatever they do with the chart', () => {
  const { editor, view } = exampleForecast({ userId: 3 })
  expect(editor.store.get(view.isDenseAtom)).toBe(false)
  editor.store.set(view.isDenseAtom)
  shownTo(3).fold()
  const next = exampleForecast({ userId: 3 })
  expect(next.editor.store.get(next.view.isDenseAtom)).toBe(true)
  next.editor.store.set(next.view.isDenseAtom)
  const last = exampleForecast({ userId: 3 })
  expect(last.editor.store.get(last.view.isDenseAtom)).toBe(false)
})
