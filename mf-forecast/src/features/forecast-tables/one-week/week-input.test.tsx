import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SheetEdit } from '@veckovis/grid'
import { StrictMode } from 'react'
import type { PendingText } from '../../../editing/pending-text'
import { createPendingCells } from './pending-cells'
import { WeekInput } from './week-input'

const field = () => screen.getByRole('textbox', { name: 'Semester' })

const type = (text: string) => {
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: text } })
}

const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter' })

const setup = () => {
  const told: PendingText[] = []
  const pending = createPendingCells(texts => void told.push(texts))
  const onEdits = jest.fn((edits: readonly SheetEdit[]) =>
    edits.filter(({ text }) => text === 'x').map(edit => ({ ...edit, message: 'Nej' })),
  )
  const cell = { text: '5', editable: true, dirty: false }
  const { unmount } = render(
    <StrictMode>
      <WeekInput rowId="absences-2" label="Semester" week={12} {...{ cell, onEdits, pending }} />
    </StrictMode>,
  )
  return { told, pending, onEdits, unmount }
}

const nothing = { editing: false, refused: 0 }

describe('an input that goes', () => {
  test('hands over what is being typed, once', () => {
    const { told, onEdits, unmount } = setup()
    type('8')
    expect(told.at(-1)).toEqual({ editing: true, refused: 0 })
    expect(onEdits).not.toHaveBeenCalled()
    unmount()
    expect(onEdits.mock.calls).toEqual([[[{ rowId: 'absences-2', column: 12, text: '8' }]]])
    expect(told.at(-1)).toEqual(nothing)
  })

  test('hands over nothing that is there already', () => {
    const { onEdits, unmount } = setup()
    type('8')
    pressEnter()
    expect(onEdits).toHaveBeenCalledTimes(1)
    type('5')
    unmount()
    expect(onEdits).toHaveBeenCalledTimes(1)
  })

  test('hands over nothing that was thrown away with the changes', () => {
    const { told, pending, onEdits, unmount } = setup()
    type('8')
    pending.discard()
    expect(told.at(-1)).toEqual(nothing)
    unmount()
    expect(onEdits).not.toHaveBeenCalled()
  })

  test('takes refused text with it', () => {
    const { told, onEdits, unmount } = setup()
    type('x')
    pressEnter()
    expect(field()).toHaveAccessibleDescription('Nej')
    expect(told.at(-1)).toEqual({ editing: false, refused: 1 })
    unmount()
    expect(onEdits).toHaveBeenCalledTimes(1)
    expect(told.at(-1)).toEqual(nothing)
  })
})
