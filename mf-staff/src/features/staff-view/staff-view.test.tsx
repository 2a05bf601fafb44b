import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { StaffMember, StaffTerms } from '@veckovis/contracts/staff'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { staffFacts } from './staff-facts'
import { TermsHistory } from './terms-history'

beforeAll(() => addMessages('mf-staff', 'sv', sv))

const terms = (validFrom: string, salary?: number): StaffTerms => ({
  validFrom,
  ...(salary === undefined ? {} : { salary }),
  weeklyHours: 37,
  ordinaryService: { grade: 1 },
  actualService: { grade: 0.75 },
  availableHours: 27.75,
})

const showHistory = (history: StaffTerms[]) =>
  render(
    <PlatformProvider>
      <TermsHistory terms={history} />
    </PlatformProvider>,
  )

const columns = () => screen.getAllByRole('columnheader', { hidden: true }).map(head => head.textContent)

test('the terms stand with the latest first, with salaries where the answer has them', () => {
  showHistory([terms('2024-01-01', 30_000), terms('2025-01-01', 31_000)])
  expect(columns()).toContain('Månadslön')
  expect(screen.getAllByRole('rowheader', { hidden: true }).map(head => head.textContent)).toEqual([
    '2025-01-01',
    '2024-01-01',
  ])
})

test('without salaries in the answer there is no column for them', () => {
  showHistory([terms('2024-01-01')])
  expect(columns()).not.toContain('Månadslön')
})

const member: StaffMember = {
  id: 1,
  unitId: 1,
  version: 1,
  firstName: 'Åsa',
  lastName: 'Öberg',
  distinction: null,
  standing: 'employed',
  birthday: null,
  gender: null,
  employedFrom: '2024-01-01',
  employedTo: null,
  weeklyHours: 37,
  ordinaryService: { grade: 1 },
  actualService: { grade: 0.75 },
  availableHours: 27.75,
}
const labels = (shown: StaffMember) =>
  staffFacts(shown, key => key).flatMap(({ facts }) => facts.map(fact => fact.label))

test('salary, reasons and notes stand in the view only when the answer has them', () => {
  expect(labels(member)).not.toEqual(expect.arrayContaining(['fields.salary']))
  expect(labels(member)).not.toContain('fields.reason')
  expect(labels(member)).not.toContain('fields.notes')
  const whole: StaffMember = {
    ...member,
    salary: 30_000,
    notes: '',
    ordinaryService: { grade: 1, reason: null },
    actualService: { grade: 0.75, reason: 'SICK_LEAVE' },
  }
  expect(labels(whole)).toEqual(expect.arrayContaining(['fields.salary', 'fields.reason', 'fields.notes']))
})
