import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MultiSelect } from './multi-select'

const places = [
  { value: 'everywhere', label: 'Hela landet' },
  { value: 'unit-1', label: 'Bergshamra' },
]

test('Enter takes the option that the keyboard stands on, Tab takes and takes away nothing', async () => {
  const taken: string[][] = []
  const Field = () => {
    const [value, setValue] = useState<string[]>([])
    const take = (chosen: string[]) => {
      taken.push(chosen)
      setValue(chosen)
    }
    return <MultiSelect label="Places" value={value} options={places} onChange={take} nothingFound="None" />
  }
  render(<Field />)
  const field = screen.getByLabelText('Places')
  const press = (key: string, keyCode: number) => act(async () => void fireEvent.keyDown(field, { key, keyCode }))
  await act(async () => {
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: 'Berg' } })
  })
  await press('Enter', 13)
  expect(taken).toEqual([['unit-1']])
  await press('Tab', 9)
  await act(async () => void fireEvent.change(field, { target: { value: 'Hela' } }))
  await press('Tab', 9)
  expect(taken).toEqual([['unit-1']])
})
