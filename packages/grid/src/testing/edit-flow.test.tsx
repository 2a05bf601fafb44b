import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import type { SheetEdit, SheetPending } from '../core/content/sheet-content'
import type { SheetHandle } from '../view/sheet-props'
import { ExampleSheet, exampleRow, shownIn } from '../testing/example-sheet'

const field = (row: string, week: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Row ${row}, v. ${week}` })

const setup = (props: Parameters<typeof ExampleSheet>[0] = {}) => {
  render(
    <>
      <ExampleSheet {...props} />
      <button type="button">after</button>
    </>,
  )
  return userEvent.setup()
}

describe('accepted edits', () => {
  test('typing replaces the content, Enter commits and goes down', async () => {
    const user = setup({ start: [exampleRow('a', { text: '40' }), exampleRow('b')] })
    await user.click(field('a', 12))
    await user.keyboard('37,5{Enter}')
    expect(shownIn(field('a', 12))).toBe('37,5')
    expect(field('a', 12).closest('[data-row-id]')).toHaveAttribute('data-status', 'dirty')
    expect(field('b', 12)).toHaveFocus()
    await user.keyboard('8{ArrowUp}')
    expect(shownIn(field('b', 12))).toBe('8')
    expect(field('a', 12)).toHaveFocus()
  })

  test('no key is lost when committing and typing follow each other at once', async () => {
    const user = setup({ start: ['a', 'b', 'c', 'd'].map(id => exampleRow(id, { text: '1000' })) })
    await user.click(field('a', 13))
    await user.keyboard('1,25{Enter}22{Enter}3{Tab}44{Enter}')
    expect(shownIn(field('a', 13))).toBe('1,25')
    expect(shownIn(field('b', 13))).toBe('22')
    expect(shownIn(field('c', 13))).toBe('3')
    expect(shownIn(field('c', 14))).toBe('44')
    expect(field('d', 14)).toHaveFocus()
  })

  test('F2, Enter and a double click edit the text with the caret last', async () => {
    const user = setup({ start: [exampleRow('a', { text: '1 234,50', editText: '1234,5' })] })
    await user.click(field('a', 12))
    await user.keyboard('{F2}6')
    expect(shownIn(field('a', 12))).toBe('1234,56')
    await user.keyboard('{Escape}{Enter}{Backspace}7')
    expect(shownIn(field('a', 12))).toBe('1234,7')
    await user.keyboard('{Escape}')
    expect(shownIn(field('a', 12))).toBe('1 234,50')
    await user.dblClick(field('a', 12))
    expect(shownIn(field('a', 12))).toBe('1234,5')
    expect(field('a', 12).selectionStart).toBe(6)
  })

  test('while editing, left and right move the caret and not the focus', async () => {
    const user = setup({ start: [exampleRow('a', { text: '15' })] })
    await user.click(field('a', 12))
    await user.keyboard('{F2}{ArrowLeft}2')
    expect(shownIn(field('a', 12))).toBe('125')
    expect(field('a', 12)).toHaveFocus()
  })

  test('Escape undoes the edit', async () => {
    const onEdits = jest.fn(() => [])
    const user = setup({ onEdits })
    await user.click(field('a', 12))
    await user.keyboard('99{Escape}{ArrowRight}')
    expect(shownIn(field('a', 12))).toBe('0')
    expect(onEdits).not.toHaveBeenCalled()
  })

  test.each(['Delete', 'Backspace'])('%s clears the cell and hands over an empty text', async key => {
    const onEdits = jest.fn(() => [])
    const user = setup({ start: [exampleRow('a', { text: '40' })], onEdits })
    await user.click(field('a', 12))
    await user.keyboard(`{${key}}`)
    expect(onEdits).toHaveBeenCalledWith([{ rowId: 'a', column: 12, text: '' }], 'type')
  })

  test('an edit that changes nothing is not handed over', async () => {
    const onEdits = jest.fn(() => [])
    const user = setup({ start: [exampleRow('a', { text: '1 234', editText: '1234' })], onEdits })
    await user.click(field('a', 12))
    await user.keyboard('{F2}{Enter}')
    expect(onEdits).not.toHaveBeenCalled()
    expect(shownIn(field('a', 12))).toBe('1 234')
  })

  test('after a commit the cell shows the text of the model, whatever was typed', async () => {
    const user = setup({ start: [exampleRow('a', { text: '20' })], onEdits: () => [] })
    await user.click(field('a', 12))
    await user.keyboard('20,00{Enter}')
    expect(shownIn(field('a', 12))).toBe('20')
  })

  test('leaving the cell commits', async () => {
    const user = setup()
    await user.click(field('a', 12))
    await user.keyboard('5')
    await user.click(screen.getByRole('button', { name: 'after' }))
    expect(shownIn(field('a', 12))).toBe('5')
    expect(field('a', 12).closest('[data-week]')).toHaveAttribute('data-dirty')
  })

  test('text that arrives at once, as from a paste or dictation, is an edit too', () => {
    setup()
    act(() => field('a', 12).focus())
    fireEvent.input(field('a', 12), { target: { value: '12,5' } })
    fireEvent.blur(field('a', 12))
    expect(shownIn(field('a', 12))).toBe('12,5')
    expect(field('a', 12).closest('[data-week]')).toHaveAttribute('data-dirty')
    act(() => field('b', 13).focus())
    fireEvent.input(field('b', 13), { target: { value: '3' } })
    fireEvent.keyDown(field('b', 13), { key: 'Enter' })
    expect(field('b', 13).closest('[data-week]')).toHaveAttribute('data-dirty')
  })

  test('a model that changes meanwhile does not touch the text being typed', async () => {
    const rows = [exampleRow('a', { text: '1' })]
    const { rerender } = render(<ExampleSheet rows={rows} />)
    const user = userEvent.setup()
    await user.click(field('a', 12))
    await user.keyboard('77')
    rerender(<ExampleSheet rows={[exampleRow('a', { text: '2' })]} />)
    expect(shownIn(field('a', 12))).toBe('77')
    expect(shownIn(field('a', 13))).toBe('2')
    await user.keyboard('{Escape}')
    expect(shownIn(field('a', 12))).toBe('2')
  })

  test('after the model has changed, typing still replaces the content of the focused cell', async () => {
    const { rerender } = render(<ExampleSheet rows={[exampleRow('a', { text: '1' })]} />)
    const user = userEvent.setup()
    await user.click(field('a', 12))
    rerender(<ExampleSheet rows={[exampleRow('a', { text: '222' })]} />)
    await user.keyboard('9')
    expect(shownIn(field('a', 12))).toBe('9')
  })
})

describe('refused edits', () => {
  test('keep the text in an open editor, marked, with the message shown and said', async () => {
    const user = setup()
    await user.click(field('a', 12))
    await user.keyboard('abc{Enter}')
    expect(field('a', 12)).toHaveFocus()
    expect(shownIn(field('a', 12))).toBe('abc')
    expect(field('a', 12)).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('"abc" is not a number')
    expect(field('a', 12)).toHaveAccessibleDescription('"abc" is not a number')
    await user.keyboard('{ArrowDown}')
    expect(field('a', 12)).toHaveFocus()
    await user.tab()
    expect(field('a', 12)).toHaveFocus()
  })

  test('are over when the text is mended', async () => {
    const user = setup()
    await user.click(field('a', 12))
    await user.keyboard('8x{Enter}{Backspace}')
    expect(field('a', 12)).toBeValid()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await user.keyboard('{Enter}')
    expect(shownIn(field('a', 12))).toBe('8')
  })

  test('are over with Escape', async () => {
    const user = setup()
    await user.click(field('a', 12))
    await user.keyboard('x{Enter}{Escape}')
    expect(shownIn(field('a', 12))).toBe('0')
    expect(field('a', 12)).toBeValid()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('stay where they are when the focus goes on, and their message comes back with it', async () => {
    const onEdits = jest.fn((edits: readonly SheetEdit[]) => edits.map(edit => ({ ...edit, message: 'No' })))
    const user = setup({ onEdits })
    await user.click(field('a', 12))
    await user.keyboard('x')
    await user.click(field('b', 13))
    expect(field('b', 13)).toHaveFocus()
    expect(shownIn(field('a', 12))).toBe('x')
    expect(field('a', 12)).toBeInvalid()
    await user.click(field('a', 12))
    expect(screen.getByRole('alert')).toHaveTextContent('No')
    await user.click(screen.getByRole('button', { name: 'after' }))
    expect(onEdits).toHaveBeenCalledTimes(1)
  })

  test('are told to the caller and can be thrown away', async () => {
    const told: SheetPending[] = []
    const handle = createRef<SheetHandle>()
    const user = setup({ onPendingChange: state => void told.push(state), ref: handle })
    await user.click(field('a', 12))
    await user.keyboard('x')
    expect(told.at(-1)).toEqual({ editing: true, rejected: [] })
    await user.keyboard('{Enter}')
    const rejected = { rowId: 'a', column: 12, text: 'x', message: '"x" is not a number' }
    expect(told.at(-1)).toEqual({ editing: false, rejected: [rejected] })
    act(() => handle.current?.discardPending())
    expect(shownIn(field('a', 12))).toBe('0')
    expect(told.at(-1)).toEqual({ editing: false, rejected: [] })
  })
})

describe('a sheet that goes while text is open in it', () => {
  const setupLeaving = () => {
    const told: SheetPending[] = []
    const onEdits = jest.fn((edits: readonly SheetEdit[]) =>
      edits.filter(({ text }) => text === 'x').map(edit => ({ ...edit, message: 'No' })),
    )
    const sheet = <ExampleSheet onEdits={onEdits} onPendingChange={state => void told.push(state)} />
    const { unmount } = render(<StrictMode>{sheet}</StrictMode>)
    return { told, onEdits, unmount, user: userEvent.setup() }
  }

  test('hands the edit over once', async () => {
    const { told, onEdits, unmount, user } = setupLeaving()
    await user.click(field('a', 12))
    await user.keyboard('8')
    expect(onEdits).not.toHaveBeenCalled()
    unmount()
    expect(onEdits.mock.calls).toEqual([[[{ rowId: 'a', column: 12, text: '8' }], 'type']])
    expect(told.at(-1)).toEqual({ editing: false, rejected: [] })
  })

  test('hands nothing over when nothing was typed, or all was thrown away', async () => {
    const { onEdits, unmount, user } = setupLeaving()
    await user.click(field('a', 12))
    await user.keyboard('8{Escape}{F2}')
    unmount()
    expect(onEdits).not.toHaveBeenCalled()
  })

  test('leaves no refused text behind', async () => {
    const { told, onEdits, unmount, user } = setupLeaving()
    await user.click(field('a', 12))
    await user.keyboard('x{Enter}')
    await user.click(field('b', 12))
    await user.keyboard('x')
    unmount()
    expect(onEdits).toHaveBeenCalledTimes(2)
    expect(told.at(-1)).toEqual({ editing: false, rejected: [] })
  })
})

describe('read-only cells', () => {
  test('say so when somebody types in them', async () => {
    const user = setup()
    await user.click(field('a', 12))
    await user.keyboard('{ArrowDown}5')
    expect(screen.getByRole('alert')).toHaveTextContent('Read-only')
    await user.keyboard('{ArrowLeft}{Delete}')
    expect(screen.getByRole('alert')).toHaveTextContent('Old week')
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

test('the caller can put the focus into a cell', () => {
  const handle = createRef<SheetHandle>()
  setup({ ref: handle })
  let found: boolean | undefined
  act(() => void (found = handle.current?.focusCell('b', 14)))
  expect(found).toBe(true)
  expect(field('b', 14)).toHaveFocus()
  expect(handle.current?.focusCell('b', 53)).toBe(false)
})
