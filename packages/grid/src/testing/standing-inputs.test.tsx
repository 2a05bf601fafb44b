import '@testing-library/jest-dom'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { SheetEdit } from '../core/content/sheet-content'
import type { SheetProps } from '../view/sheet-props'
import { ExampleSheet, exampleRow } from '../testing/example-sheet'

const rows = [
  exampleRow('share', { text: '8,49', editText: '8,493', description: 'Last year: 9' }),
  exampleRow('last', { text: '9', editable: false }),
]

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const field = (week: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Row share, v. ${week}` })

const setup = (props: Partial<SheetProps> = {}) => {
  render(<ExampleSheet start={rows} inputs="standing" {...props} />)
  return userEvent.setup()
}

test('every cell that takes text is an input from the start, called and described, and found once by its label', () => {
  setup()
  expect(fields().map(input => input.tagName)).toEqual(['INPUT', 'INPUT', 'INPUT', 'INPUT'])
  expect(fields().map(input => input.value)).toEqual(['8,49', '8,49', '8,49', '8,49'])
  expect(screen.getAllByLabelText('Row share, v. 12')).toEqual([field(12)])
  expect(field(12)).toHaveAttribute('aria-description', 'Last year: 9')
})

test('each field is a stop, as in a form, wherever the focus was', async () => {
  const user = setup()
  const stops = () => fields().map(input => input.tabIndex)
  expect(stops()).toEqual([0, 0, 0, 0])
  await user.click(field(13))
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}')
  expect(field(14)).toHaveFocus()
  expect(stops()).toEqual([0, 0, 0, 0])
  await user.tab()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test('a cell is called by a name of its own', () => {
  setup({ groups: [{ id: 'a', caption: 'A', rows: [exampleRow('share', { name: 'Week and share' })] }] })
  expect(fields().map(input => input.getAttribute('aria-label'))).toEqual(Array(4).fill('Week and share'))
})

test('inputs stay when the focus goes on, and show what the model has', async () => {
  const user = setup()
  await user.click(field(12))
  await user.keyboard('7{Tab}6{Enter}')
  expect(fields().map(input => input.value)).toEqual(['7', '6', '8,49', '8,49'])
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
})

test('what is wrong with a cell is said by its input alone', () => {
  setup({ groups: [{ id: 'a', caption: 'A', rows: [exampleRow('share', { invalid: 'Too much' })] }] })
  expect([...document.querySelectorAll('[data-editable] [aria-invalid=true]')]).toEqual(fields())
  expect(field(12)).toHaveAttribute('aria-description', 'Invalid: Too much')
})

/** A caller that shows what is typed elsewhere. */
const Live = ({ told }: { told: (edit: SheetEdit | null) => void }) => {
  const [typed, setTyped] = useState('')
  return (
    <>
      <ExampleSheet
        start={rows}
        inputs="standing"
        onTyped={edit => {
          told(edit)
          setTyped(edit?.text ?? '')
        }}
      />
      <output>{typed}</output>
    </>
  )
}

test('each typed character is told, and that nothing is typed any more', async () => {
  const told: (string | undefined)[] = []
  render(<Live told={edit => told.push(edit?.text)} />)
  const user = userEvent.setup()
  await user.click(field(12))
  await user.keyboard('75')
  expect(screen.getByText('75')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(field(12)).toHaveValue('8,49')
  // Opened with all that the cell holds; what is refused stays open in its cell, but is no longer typed.
  await user.keyboard('{F2}a{Enter}')
  expect(field(12)).toHaveValue('8,493a')
  expect(field(12)).toHaveAttribute('aria-invalid', 'true')
  await user.keyboard('{Escape}')
  expect(field(12)).toHaveValue('8,49')
  expect(told).toEqual(['7', '75', undefined, '8,493', '8,493a', undefined])
})

test('in a sheet of one line Enter goes on along it', async () => {
  const user = setup({ line: 'row' })
  await user.click(field(12))
  await user.keyboard('7{Enter}6{Enter}')
  expect(field(14)).toHaveFocus()
  await user.keyboard('5{Shift>}{Enter}{/Shift}')
  expect(field(13)).toHaveFocus()
  expect(fields().map(input => input.value)).toEqual(['7', '6', '5', '8,49'])
})

test('a column that is pasted into a sheet of one line goes along it', async () => {
  const onEdits = jest.fn(() => [])
  const user = setup({ line: 'row', onEdits })
  await user.click(field(12))
  const paste = createEvent.paste(field(12), { clipboardData: { getData: () => '1\r\n2\r\n3\r\n' } })
  fireEvent(field(12), paste)
  expect(paste.defaultPrevented).toBe(true)
  expect(onEdits).toHaveBeenCalledWith(
    ['1', '2', '3'].map((text, index) => ({ rowId: 'share', column: 12 + index, text })),
    'paste',
  )
})
