import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import type {
  SheetBatchOutcome,
  SheetEdit,
  SheetEditWay,
  SheetPending,
  SheetSelection,
} from '../core/content/sheet-content'
import { ExampleSheet, exampleRow, shownIn } from '../testing/example-sheet'

const twoGroups = [
  { id: 'one', caption: 'One', rows: [exampleRow('a', { text: '1' }), exampleRow('b', { text: '2' })] },
  {
    id: 'two',
    caption: 'Two',
    rows: [exampleRow('c', { text: '3' }), exampleRow('d', { text: '4', editable: false })],
  },
]

const field = (row: string, week: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Row ${row}, v. ${week}` })

const cells = () => [...document.querySelectorAll('[role=gridcell][aria-selected=true]')]

const setup = (props: Parameters<typeof ExampleSheet>[0] = {}) => {
  const batches: SheetBatchOutcome[] = []
  const selections: SheetSelection[] = []
  const onEdits = jest.fn<never[], [readonly SheetEdit[], SheetEditWay]>(() => [])
  render(
    <ExampleSheet
      startGroups={twoGroups}
      onEdits={onEdits}
      onBatch={outcome => void batches.push(outcome)}
      onSelection={selection => void selections.push(selection)}
      renderStatus={selection => `${selection.rowIds.join()} ${selection.columns.join()}`}
      {...props}
    />,
  )
  return { user: userEvent.setup(), batches, selections, onEdits }
}

const clipboard = (text: string) => ({ clipboardData: { getData: () => text, setData: () => undefined } })

/** What stands on the clipboard after a copy, by its type. */
const copiedFrom = (element: HTMLElement) => {
  const held = new Map<string, string>()
  const setData = (type: string, text: string) => void held.set(type, text)
  fireEvent.copy(element, { clipboardData: { getData: () => '', setData } })
  return { text: held.get('text/plain'), html: held.get('text/html') }
}

describe('the selection', () => {
  test('is told as rows and weeks, with the focus where the keys go', async () => {
    const { user, selections } = setup()
    await user.click(field('b', 13))
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    expect(selections.at(-1)).toMatchObject({
      focus: { rowId: 'b', column: 13 },
      rowIds: ['b', 'c'],
      columns: [13, 14],
    })
    expect(field('b', 13)).toHaveFocus()
    expect(cells()).toHaveLength(4)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('b,c 13,14'))
    await user.keyboard('{ArrowLeft}')
    expect(selections.at(-1)).toMatchObject({ focus: { rowId: 'b', column: 12 }, rowIds: ['b'], columns: [12] })
  })

  test('of a sum or a name holds no week', async () => {
    const { user, selections } = setup({ summaries: ['sum'] })
    await user.click(field('b', 15))
    await user.keyboard('{ArrowRight}')
    expect(selections.at(-1)).toMatchObject({ focus: { rowId: 'b', column: 'sum' }, rowIds: ['b'], columns: [] })
    await user.keyboard('{Home}{ArrowLeft}')
    expect(selections.at(-1)).toMatchObject({ focus: { rowId: 'b', column: 'label' }, rowIds: ['b'], columns: [] })
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(selections.at(-1)?.rowIds).toEqual(['b', 'c'])
    expect(selections.at(-1)?.columns).toHaveLength(6)
  })

  test('reaches from a sum or an average to the last week first, and to one more with each key', async () => {
    const { user, selections } = setup({ summaries: ['sum', 'average'] })
    for (const steps of ['{ArrowRight}', '{ArrowRight}{ArrowRight}']) {
      await user.click(field('b', 15))
      await user.keyboard(`${steps}{Shift>}{ArrowLeft}{/Shift}`)
      expect(selections.at(-1)?.columns).toEqual([15])
      await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      expect(selections.at(-1)?.columns).toEqual([14, 15])
    }
  })

  test('by a press on a row header, a week header and the corner', async () => {
    const { user, selections } = setup()
    await user.click(screen.getByRole('rowheader', { name: 'Row c' }))
    expect(selections.at(-1)).toMatchObject({ focus: { rowId: 'c', column: 'label' }, rowIds: ['c'] })
    const head = document.querySelector('[data-head="14"]')
    const corner = document.querySelector('[data-corner]')
    if (!head || !corner) throw new Error('The week header is there')
    await user.click(head)
    expect(selections.at(-1)).toMatchObject({ rowIds: ['a', 'b', 'c', 'd'], columns: [14] })
    await user.click(corner)
    expect(cells()).toHaveLength(24)
  })

  test('a whole week is asked about as a week, by its head and by the key, whichever row the focus is in', async () => {
    const onAnnotate = jest.fn()
    const onAnnotateColumn = jest.fn()
    const { user, selections } = setup({ onAnnotate, onAnnotateColumn })
    await user.click(field('b', 13))
    await user.keyboard('{Control>} {/Control}')
    expect(selections.at(-1)?.wholeColumn).toBe(13)
    await user.keyboard('{Shift>}{F2}{/Shift}')
    expect(onAnnotateColumn).toHaveBeenCalledWith(13, expect.any(HTMLElement))
    expect(onAnnotate).not.toHaveBeenCalled()

    const button = document.querySelector('[data-head="14"] [data-annotate-column]')
    if (!button) throw new Error('The week head has a button')
    await user.click(button)
    expect(onAnnotateColumn).toHaveBeenLastCalledWith(14, button.parentElement)
    expect(selections.at(-1)?.wholeColumn).toBe(14)

    await user.click(field('b', 13))
    await user.keyboard('{Shift>}{F2}{/Shift}')
    expect(onAnnotate).toHaveBeenCalledWith({ rowId: 'b', column: 13 }, expect.any(HTMLElement))
    expect(selections.at(-1)?.wholeColumn).toBeNull()
  })

  test('is left as it is when the focus comes back, and goes with the rows that go', async () => {
    const { user, selections } = setup()
    await user.click(field('b', 13))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    field('b', 13).blur()
    field('b', 13).focus()
    expect(selections.at(-1)?.rowIds).toEqual(['b', 'c'])
  })

  test('renders the line below and nothing else', async () => {
    const onRender = jest.fn()
    render(
      <Profiler id="grid" onRender={onRender}>
        <ExampleSheet startGroups={twoGroups} />
      </Profiler>,
    )
    onRender.mockClear()
    await userEvent.click(field('a', 12))
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}')
    expect(onRender).not.toHaveBeenCalled()
  })
})

describe('a step over several cells', () => {
  test('hands all edits over at once and tells what became of them', async () => {
    const { user, batches, onEdits } = setup()
    await user.click(field('c', 12))
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}')
    expect(onEdits).toHaveBeenCalledTimes(1)
    const cleared = [
      { rowId: 'c', column: 12, text: '' },
      { rowId: 'c', column: 13, text: '' },
    ]
    expect(onEdits).toHaveBeenCalledWith(cleared, 'clear')
    expect(batches).toEqual([
      { kind: 'clear', taken: 2, outside: 0, blank: 0, readOnly: 2, rejected: [], tooLarge: false },
    ])
  })

  test('takes nothing when one is refused, and shortens what it tells of it', async () => {
    const refuse = (edits: readonly SheetEdit[]) => edits.slice(0, 1).map(edit => ({ ...edit, message: edit.text }))
    const { user, batches } = setup({ onEdits: refuse })
    await user.click(field('a', 12))
    fireEvent.paste(field('a', 12), clipboard(`${'x'.repeat(1_000_000)}\t2`))
    expect(batches[0]).toMatchObject({ kind: 'paste', taken: 0 })
    expect(batches[0]?.rejected[0]?.text).toHaveLength(201)
    expect(batches[0]?.rejected[0]?.message).toHaveLength(201)
    expect(shownIn(field('a', 12))).toBe('1')
  })

  test('ends what was refused before in its cells', async () => {
    const { user } = setup({
      onEdits: edits => edits.filter(edit => edit.text === 'x').map(edit => ({ ...edit, message: 'No' })),
    })
    await user.click(field('a', 12))
    await user.keyboard('x{Enter}')
    expect(field('a', 12)).toBeInvalid()
    await user.click(field('a', 13))
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Delete}')
    expect(field('a', 12)).toBeValid()
    expect(shownIn(field('a', 12))).toBe('1')
  })
})

describe('a text that stands refused', () => {
  const setupRefused = async () => {
    const told: SheetPending[] = []
    const held = setup({
      startGroups: [{ id: 'one', caption: 'One', rows: [exampleRow('a', { text: '5' })] }],
      onEdits: edits => edits.filter(edit => edit.text === 'x').map(edit => ({ ...edit, message: 'No' })),
      onPendingChange: pending => void told.push(pending),
    })
    await held.user.click(field('a', 13))
    await held.user.keyboard('x{Enter}')
    expect(told.at(-1)?.rejected).toHaveLength(1)
    await held.user.click(field('a', 12))
    return { ...held, told }
  }

  test('is over when a paste brings what the model holds there', async () => {
    const { told, batches } = await setupRefused()
    fireEvent.paste(field('a', 12), clipboard('6\t5'))
    expect(shownIn(field('a', 13))).toBe('5')
    expect(field('a', 13)).toBeValid()
    expect(told.at(-1)).toEqual({ editing: false, rejected: [] })
    expect(batches.at(-1)).toMatchObject({ kind: 'paste', taken: 1 })
  })

  test('is over when a fill brings what the model holds there', async () => {
    const { user, told } = await setupRefused()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}')
    expect(shownIn(field('a', 13))).toBe('5')
    expect(told.at(-1)).toEqual({ editing: false, rejected: [] })
  })

  test('stays when nothing of the paste is taken', async () => {
    const { told } = await setupRefused()
    fireEvent.paste(field('a', 12), clipboard('x\t5'))
    expect(shownIn(field('a', 13))).toBe('x')
    expect(told.at(-1)?.rejected).toHaveLength(1)
  })
})

describe('the clipboard', () => {
  test('without a text, as with a picture, changes nothing', async () => {
    const { user, batches, onEdits } = setup()
    await user.click(field('a', 12))
    const isLeftToTheBrowser = () => fireEvent.paste(field('a', 12), clipboard(''))
    expect(isLeftToTheBrowser()).toBe(false)
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(isLeftToTheBrowser()).toBe(false)
    expect(onEdits).not.toHaveBeenCalled()
    expect(batches).toEqual([])
  })

  test('with an empty cell of a spreadsheet clears', async () => {
    const { user, onEdits } = setup()
    await user.click(field('a', 12))
    fireEvent.paste(field('a', 12), clipboard('\r\n'))
    expect(onEdits).toHaveBeenCalledWith([{ rowId: 'a', column: 12, text: '' }], 'type')
  })

  test('with empty cells and dashes among others takes the others and says how many it left', async () => {
    const { user, batches, onEdits } = setup()
    await user.click(field('a', 12))
    fireEvent.paste(field('a', 12), clipboard('-\t7\r\n8\t\r\n'))
    expect(onEdits.mock.calls[0]?.[0]).toEqual([
      { rowId: 'a', column: 13, text: '7' },
      { rowId: 'b', column: 12, text: '8' },
    ])
    expect(batches.at(-1)).toMatchObject({ kind: 'paste', blank: 2, rejected: [] })
  })

  test('gets numbers as spreadsheets read them, and what it got is no other value here', async () => {
    const rows = [exampleRow('a', { text: '\u22121\u00a0234,5' }), exampleRow('b', { text: '12\u00a0000' })]
    const { user, batches, onEdits } = setup({ startGroups: [{ id: 'one', caption: 'One', rows }] })
    await user.click(field('a', 12))
    expect(copiedFrom(field('a', 12)).text).toBe('-1234,5')
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    const { text, html } = copiedFrom(field('a', 12))
    expect(text).toBe('-1234,5\t-1234,5\r\n12000\t12000\r\n')
    expect(html).toContain('<tr><td>-1234,5</td><td>-1234,5</td></tr><tr><td>12000</td><td>12000</td></tr>')
    fireEvent.paste(field('a', 12), clipboard(text ?? ''))
    expect(onEdits).not.toHaveBeenCalled()
    expect(batches.at(-1)).toMatchObject({ kind: 'paste', taken: 0, readOnly: 0 })
  })

  test('gets a sum as it gets a number of a week', async () => {
    const rows = [exampleRow('a', {}, { sum: '\u22122\u00a0500' })]
    const { user } = setup({ startGroups: [{ id: 'one', caption: 'One', rows }], summaries: ['sum'] })
    await user.click(field('a', 15))
    await user.keyboard('{ArrowRight}')
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement)) throw new Error('The sum has the focus')
    expect(copiedFrom(activeElement).text).toBe('-2500')
  })
})

describe('keys that ask the caller', () => {
  test('undo and redo while no text is edited, also from a control in the sheet', async () => {
    const asked: string[] = []
    const { user } = setup({
      onUndo: () => void asked.push('undo'),
      onRedo: () => void asked.push('redo'),
      onFold: () => undefined,
    })
    await user.click(field('a', 12))
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}{Control>}{Shift>}Z{/Shift}{/Control}')
    screen.getByRole('button', { name: 'Fold Two' }).focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(asked).toEqual(['undo', 'redo', 'redo', 'undo'])
    await user.click(field('a', 12))
    await user.keyboard('5{Control>}z{/Control}')
    expect(asked).toHaveLength(4)
  })

  test('why and note', async () => {
    const onInspect = jest.fn()
    const onAnnotate = jest.fn()
    const { user } = setup({ onInspect, onAnnotate, summaries: ['sum'] })
    await user.click(field('c', 12))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onInspect).toHaveBeenLastCalledWith({ rowId: 'd', column: 12 }, document.activeElement)
    await user.keyboard('{End}{ArrowRight}{F2}')
    expect(onInspect).toHaveBeenLastCalledWith({ rowId: 'd', column: 'sum' }, document.activeElement)
    await user.keyboard('{ArrowUp}{ArrowLeft}{Alt>}{Enter}{/Alt}')
    expect(onInspect.mock.lastCall?.[0]).toEqual({ rowId: 'c', column: 15 })
    await user.keyboard('{Shift>}{F2}{/Shift}')
    expect(onAnnotate.mock.lastCall?.[0]).toEqual({ rowId: 'c', column: 15 })
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

test('a folded group has its header row and no others, and its button says so', async () => {
  const onFold = jest.fn()
  const folded = twoGroups.map(group => ({ ...group, folded: group.id === 'one' }))
  const { user } = setup({ startGroups: folded, onFold })
  expect(screen.getByRole('grid', { name: 'One' }).querySelectorAll('[role=row]')).toHaveLength(1)
  const button = screen.getByRole('button', { name: 'Unfold One' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('grid', { name: 'One' }).id)
  await user.click(button)
  expect(onFold).toHaveBeenCalledWith('one', false)
})
