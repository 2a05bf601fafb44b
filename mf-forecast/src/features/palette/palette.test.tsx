import { periodPreset, periodPresetNames } from '@veckovis/domain/calendar'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { commands } from '../../commands/command-list'
import { situationOf } from '../../commands/situation'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import type { Forecast } from '../../context/create-forecast'
import { Palette } from './palette'
import { PaletteDialog } from './palette-dialog'
import { paletteEntries, type PaletteEntry } from './palette-entries'
import { nothingEarly } from './waiting-palette'

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.getAllByRole('option')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

const open = (forecast: Forecast = exampleForecast()) => {
  const run: PaletteEntry[] = []
  render(
    <InForecast forecast={forecast}>
      <Palette early={nothingEarly} onRun={entry => void run.push(entry)} onClose={() => undefined} />
    </InForecast>,
  )
  return run
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

test('every command but the palette itself stands in it, once, with its keys', () => {
  open()
  expect(options().map(option => option.dataset.command)).toHaveLength(commands.length - 1)
  for (const { id, chords } of commands.filter(command => command.id !== 'commands')) {
    const [option, ...others] = options().filter(each => each.dataset.command === id)
    expect(others).toEqual([])
    expect(option?.querySelectorAll('kbd')).toHaveLength(chords.length)
  }
})

test('each reason why a command is not possible has its words in both languages', () => {
  const words = (key: string) => key
  const situation = {
    ...{ canWrite: true, isUnsaved: true, isSaving: false, canUndo: true, canRedo: true, tab: 'details' as const },
    ...{ selection: null, week: 5, isExplained: true, isEditable: true, isImporting: true },
    ...{ canFoldChart: true, hasChart: true, hasKronor: true, hasFolded: true, yearBefore: 2025, yearAfter: 2027 },
  }
  const cell = { focus: { rowId: 'absences-2', column: 5 }, rowIds: ['absences-2'], columns: [5], wholeColumn: null }
  const nowhere = { ...cell, focus: null, rowIds: [], columns: [] }
  const cases = [
    situation,
    { ...situation, canWrite: false },
    { ...situation, selection: nowhere },
    { ...situation, selection: cell },
    { ...situation, selection: cell, week: null },
    { ...situation, selection: cell, isEditable: false, isExplained: false },
    { ...situation, isUnsaved: false, canUndo: false, canRedo: false, tab: 'efficiency' as const },
    { ...situation, isSaving: true },
    {
      ...situation,
      canFoldChart: false,
      hasChart: false,
      hasKronor: false,
      hasFolded: false,
      yearBefore: null,
      yearAfter: null,
    },
    { ...situation, isImporting: false },
  ]
  const range = { startWeek: 1, endWeek: 4 }
  const told = new Set(
    cases.flatMap(each =>
      ['', '7'].flatMap(query =>
        paletteEntries(query, { situation: each, range, words }).flatMap(({ obstacle }) => obstacle ?? []),
      ),
    ),
  )
  for (const { commands: texts } of [sv, en])
    expect(
      Object.keys(texts.obstacles)
        .map(key => `commands.obstacles.${key}`)
        .sort(),
    ).toEqual([...told].sort())
})

test('words of the name or the heading find a command, the arrows choose and Enter runs it', () => {
  const run = open()
  expect(active()?.dataset.command).toBe('searchUnit')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(active()).toBe(options().at(-1))
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(active()).toBe(options()[0])
  fireEvent.change(field(), { target: { value: 'FYLL prognos' } })
  expect(options().map(option => option.dataset.command)).toEqual(['fillIn'])
  expect(screen.getByRole('status').textContent).toBe('1 kommando')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(run.map(({ id }) => id)).toEqual(['fillIn'])
  fireEvent.change(field(), { target: { value: 'finns inte' } })
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText('Inget kommando heter så.')).toBeDefined()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(run).toHaveLength(1)
})

test('what is not possible can be read, says why, and is not run', () => {
  const run = open()
  fireEvent.change(field(), { target: { value: 'ångra det' } })
  expect(active()?.getAttribute('aria-disabled')).toBe('true')
  expect(active()?.textContent).toContain('Det finns inget att ångra.')
  fireEvent.keyDown(field(), { key: 'Enter' })
  if (active() !== null) fireEvent.click(options()[0] ?? document.body)
  expect(run).toEqual([])
})

test('a number goes to a week of the range; asking for weeks lists them all', () => {
  const run = open()
  const weeks = () => screen.queryAllByRole('option').flatMap(({ dataset }) => dataset.command?.match(/^week-.*/) ?? [])
  fireEvent.change(field(), { target: { value: 'gå till vecka' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('vecka ')
  expect(weeks()).toEqual(['week-1', 'week-2', 'week-3', 'week-4'])
  fireEvent.change(field(), { target: { value: 'v. 03' } })
  expect(weeks()).toEqual(['week-3'])
  fireEvent.change(field(), { target: { value: '3' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(run.map(({ does }) => ('week' in does ? does.week : null))).toEqual([3])
  fireEvent.change(field(), { target: { value: '12' } })
  expect(active()?.textContent).toContain('Veckan är utanför den valda perioden.')
})

test('what is selected decides what is possible', () => {
  const forecast = exampleForecast()
  const possible = (id: string) => commands.find(command => command.id === id)?.obstacle(situationOf(forecast)) === null
  const select = (rowId: string, column: number | 'sum', columns: number[]) =>
    act(() =>
      forecast.editor.store.set(forecast.view.selectionAtom, {
        ...{ focus: { rowId, column }, rowIds: [rowId], columns, wholeColumn: null },
      }),
    )
  expect(['copy', 'fillRight', 'inspect', 'annotate'].filter(possible)).toEqual([])
  // Week 2 has passed.
  select('absences-2', 2, [2])
  expect(['copy', 'clear', 'fillRight', 'annotate'].filter(possible)).toEqual(['copy', 'annotate'])
  select('absences-2', 2, [2, 3])
  expect(possible('fillRight')).toBe(true)
  select('staffing-actual-hours', 3, [3])
  expect(['clear', 'inspect'].filter(possible)).toEqual(['inspect'])
  select('absences-1', 'sum', [])
  expect(['clear', 'annotate', 'annotateWeek', 'copy'].filter(possible)).toEqual(['copy'])
  select('absences-1', 3, [3])
  expect(possible('clear')).toBe(true)
  act(() => forecast.showIllnessAsPercentage(true))
  expect(possible('clear')).toBe(false)
})

test('what is typed and pressed before the code is there goes into the field, and is carried out', async () => {
  const onFilters = jest.fn()
  const forecast = exampleForecast({ onFilters, years: [2024, 2025, 2026] })
  render(
    <InForecast forecast={forecast}>
      <PaletteDialog />
    </InForecast>,
  )
  const waiting = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(waiting, { target: { value: 'period: kvartal' } })
  fireEvent.keyDown(waiting, { key: 'ArrowDown' })
  fireEvent.change(waiting, { target: { value: 'period: ' } })
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Enter']) fireEvent.keyDown(waiting, { key })
  expect(waiting.readOnly).toBe(true)
  expect(screen.queryByRole('listbox')).toBeNull()
  const shown = await screen.findByRole<HTMLInputElement>('combobox', { hidden: true })
  expect(shown.value).toBe('period: ')
  expect(onFilters.mock.calls).toEqual([
    [{ year: 2026, tab: 'details', range: periodPreset(periodPresetNames[2], 2026, { year: 2026, week: 3 }) }],
  ])
})

test('tables are folded and unfolded, and the years on either side opened, where there are any', () => {
  const onFilters = jest.fn()
  const forecast = exampleForecast({ onFilters, years: [2023, 2025, 2026] })
  const { editor, view } = forecast
  const command = (id: string) => commands.find(each => each.id === id)
  const obstacle = (id: string) => command(id)?.obstacle(situationOf(forecast))
  const folded = () => [...editor.store.get(view.foldedAtom)]
  expect([obstacle('fold'), obstacle('unfold')]).toEqual(['noSheet', 'nothingFolded'])
  const focus = { rowId: 'absences-2', column: 3 }
  editor.store.set(view.selectionAtom, { focus, rowIds: ['absences-2'], columns: [3], wholeColumn: null })
  command('fold')?.run(forecast)
  expect(folded()).toEqual(['absences'])
  expect(obstacle('unfold')).toBeNull()
  command('unfold')?.run(forecast)
  expect(folded()).toEqual([])
  expect([obstacle('yearBefore'), obstacle('yearAfter')]).toEqual([null, 'noYearAfter'])
  command('yearBefore')?.run(forecast)
  expect(onFilters.mock.lastCall?.[0]).toMatchObject({ year: 2025, range: { startWeek: 1, endWeek: 4 } })
})
