import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { OverlapAnswer } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { diaryTexts } from '../../../data/texts.fixture'
import { OverlapNotice } from './overlap-warning'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const ids = [1, 2, 3, 4, 5, 6, 7, 8]
const people = ids.map(id => ({
  ...{ id, firstName: 'Nr', lastName: String(id), distinction: null },
  ...{ employedFrom: '2020-01-01', employedTo: null },
}))

const on = (...dates: string[]) => dates.map(date => ({ date, hours: 12.5, own: 8 }))

const show = (answer: OverlapAnswer, others: readonly number[]) => {
  const dates = { from: '2026-07-06', to: '2026-07-10', weekdays: [1, 2, 3, 4, 5], except: null, perDay: 8 }
  const question = { ...dates, staffId: 1, others: others.map(staffId => ({ staffId, perDay: 8 })) }
  render(
    <PlatformProvider>
      <OverlapNotice question={question} answer={answer} people={people} />
    </PlatformProvider>,
  )
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the days of one person are listed without a name', () => {
  show({ days: on('2026-07-06', '2026-07-07'), others: [] }, [])
  expect(screen.getByText('Frånvaron överstiger personens arbetstid 2 dagar')).toBeVisible()
  expect(lines()).toEqual(['2026-07-06: 12,5 timmar av 8', '2026-07-07: 12,5 timmar av 8'])
})

test('of several people each who has too much is named, the first one only where it is her', () => {
  const later = { staffId: 3, days: on('2026-07-08', '2026-07-09', '2026-07-10') }
  show({ days: [], others: [{ staffId: 2, days: on('2026-07-07') }, later] }, [2, 3, 4])
  expect(screen.getByText('Frånvaron överstiger arbetstiden för 2 personer')).toBeVisible()
  expect(lines()).toEqual([
    'Nr 2: 2026-07-07, 12,5 timmar av 8',
    'Nr 3: 2026-07-08, 12,5 timmar av 8, och 2 dagar till',
  ])
})

test('of many people all are named, and the days of the first five told', () => {
  const others = ids.slice(1).map(staffId => ({ staffId, days: on('2026-07-07') }))
  show({ days: on('2026-07-06'), others }, ids.slice(1))
  expect(lines()).toHaveLength(6)
  expect(lines()[0]).toBe('Nr 1: 2026-07-06, 12,5 timmar av 8')
  expect(lines().at(-1)).toBe('Även Nr 6, Nr 7, Nr 8')
})

test('nothing is said where nobody has too much, or where the hours are not told', () => {
  show({ days: [], others: [] }, [2])
  show({ days: null, others: [] }, [2])
  expect(screen.queryByRole('alert')).toBeNull()
})
