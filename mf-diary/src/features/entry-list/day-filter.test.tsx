import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { useState } from 'react'
import { DayFilter } from './day-filter'

const asked: (string | null)[] = []

const Filter = () => {
  const [day, setDay] = useState<string | null>('2026-06-01')
  const change = (wanted: string | null) => {
    asked.push(wanted)
    setDay(wanted)
  }
  return (
    <PlatformProvider>
      <DayFilter label="Datum" value={day} onChange={change} />
      <button onClick={() => setDay(null)}>Visa alla</button>
    </PlatformProvider>
  )
}

test('a year is typed figure by figure, and a day is asked for once it is one', () => {
  render(<Filter />)
  const field = screen.getByLabelText('Datum')
  for (const value of ['0002-06-01', '0020-06-01', '0202-06-01', '2027-06-01']) {
    fireEvent.change(field, { target: { value } })
    expect(field).toHaveValue(value)
  }
  expect(asked).toEqual(['2027-06-01'])
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla' }))
  expect(field).toHaveValue('')
})
