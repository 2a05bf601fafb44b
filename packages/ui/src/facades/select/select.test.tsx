import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Select, type SelectProps } from '../select'

type Given = Partial<SelectProps<number>> & { readonly onEscape?: () => void }

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `${index + 1}` }))

const Weeks = ({ onChange, value: first, onEscape, ...rest }: Given) => {
  const [value, setValue] = useState<number | undefined>(first)
  const change = (next: number) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- what stands around it, such as a dialog
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}>
      <Select label="Vecka" options={weeks(53)} value={value} onChange={change} {...rest} />
      <button type="button">Nästa</button>
    </div>
  )
}

const show = (given: Given = {}) => {
  const onChange = jest.fn<void, [number]>()
  render(<Weeks onChange={onChange} {...given} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Vecka' })
  const press = (...keys: readonly string[]) => keys.map(key => fireEvent.keyDown(field, { key }))
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
  return { onChange, field, press, active }
}

const entries = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])(
  '%s opens the list at what is chosen, and chooses nothing yet',
  key => {
    const { field, press, active, onChange } = show({ value: 14 })
    expect(field).toHaveValue('14')
    expect(field).toHaveAttribute('aria-expanded', 'false')
    press(key)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toBe('14')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('14')
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('the arrow keys go round and past what cannot be chosen, Home and End to the ends', () => {
  const options = [1, 2, 3, 4].map(value => ({ value, label: `${value}`, disabled: value === 2 || value === 4 }))
  const { press, active, onChange } = show({ options, value: 1 })
  press('Enter')
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(key => (press(key), active()))
  expect(seen).toEqual(['3', '1', '3', '1', '3'])
  press('Enter')
  expect(onChange.mock.calls).toEqual([[3]])
  expect(entries()).toEqual([])
})

test('what cannot be chosen is not by a press either, and the list stays open', () => {
  const options = [1, 2].map(value => ({ value, label: `${value}`, disabled: value === 2 }))
  const { field, onChange } = show({ options })
  fireEvent.mouseDown(field)
  fireEvent.click(screen.getByTitle('2'))
  expect(entries()).toEqual(['1', '2'])
  expect(onChange).not.toHaveBeenCalled()
})

test('typing narrows a list that can be searched; Enter takes the first that fits, Tab too', () => {
  for (const key of ['Enter', 'Tab']) {
    const { field, press, active, onChange } = show({ value: 30, searchable: true })
    press('1')
    expect(field).toHaveValue('')
    expect(field).toHaveAttribute('placeholder', '30')
    fireEvent.change(field, { target: { value: '14' } })
    expect(entries()).toEqual(['14'])
    expect(active()).toBe('14')
    press(key)
    expect(field).toHaveValue('14')
    expect(onChange.mock.calls).toEqual([[14]])
    document.body.replaceChildren()
  }
})

test('where nothing fits that is said, and Enter changes nothing', () => {
  const { field, press, onChange } = show({ value: 30, searchable: true })
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: '99' } })
  expect(screen.getByRole('status')).toHaveTextContent('Inget passar')
  press('Enter')
  expect(onChange).not.toHaveBeenCalled()
  expect(field).toHaveValue('30')
})

test('Escape closes the list alone, and with the next what stands around it', () => {
  const onEscape = jest.fn()
  const { press, onChange } = show({ value: 3, onEscape })
  press('Enter', 'ArrowDown', 'Escape')
  expect(entries()).toEqual([])
  expect(onEscape).not.toHaveBeenCalled()
  press('Escape')
  expect(onEscape).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('anyone who goes on with Tab, or away, has chosen nothing', () => {
  const onBlur = jest.fn()
  const { field, press, onChange } = show({ value: 3, onBlur })
  press('Enter', 'ArrowDown', 'Tab')
  expect(entries()).toEqual([])
  press('Enter', 'ArrowDown')
  fireEvent.blur(field)
  expect(entries()).toEqual([])
  expect(onBlur).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('a disabled field opens by no press', () => {
  const { field } = show({ disabled: true })
  fireEvent.mouseDown(field)
  expect(field).toBeDisabled()
  expect(entries()).toEqual([])
})

test('of a list as long as a country only what is near is drawn, and the end is reached', () => {
  const { press, active } = show({ options: weeks(30_000), value: 1 })
  press('Enter')
  expect(entries().length).toBeLessThan(120)
  press('End')
  expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(1_000_000)
  fireEvent.scroll(screen.getByRole('listbox'))
  expect(active()).toBe('30000')
})
