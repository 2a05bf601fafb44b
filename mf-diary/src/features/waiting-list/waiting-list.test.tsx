import type { Counted } from '@veckovis/domain/numbers'
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { vacation } from '../../data/entry.fixture'
import type { WaitingEntry } from './waiting-columns'
import { WaitingList } from './waiting-list'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const begun: WaitingEntry = {
  ...vacation,
  ...{ id: 1, firstDate: '2026-03-18', title: 'Nu', unitName: 'Björken', departmentName: 'Norr', approve: true },
}
const entries: WaitingEntry[] = [
  begun,
  { ...vacation, id: 2, title: '', unitName: 'Granen', departmentName: 'Söder', approve: false },
]

const show = (onOpen: (entry: WaitingEntry) => void = () => undefined, shown = entries) =>
  render(
    <PlatformProvider>
      <WaitingList
        waiting={{ entries: shown, total: 12 as Counted }}
        absences={[]}
        today="2026-03-18"
        part={{ page: 1, pageSize: 10 }}
        busy={false}
        selection={undefined}
        onOpen={onOpen}
        onChange={() => undefined}
      />
    </PlatformProvider>,
  )

test('what waits stands with its unit, and what can not be approved any more says so', () => {
  show()
  const [, now, later] = screen.getAllByRole('row')
  expect(now).toHaveTextContent('Björken')
  expect(now).toHaveTextContent('Går inte att godkänna')
  expect(later).toHaveTextContent('Granen')
  expect(later).not.toHaveTextContent('Går inte att godkänna')
  expect(now).toHaveTextContent('NuSemester, Frånvaro')
  expect(later).toHaveTextContent('SemesterFrånvaro')
})

test('a change that waits says so, also of an absence that has begun', () => {
  show(undefined, [{ ...begun, changeWaits: true }])
  const [, row] = screen.getAllByRole('row')
  expect(row).toHaveTextContent('Ändring väntar')
  expect(row).not.toHaveTextContent('Går inte att godkänna')
})

test('an entry is opened, and the pages are those of all units', () => {
  const opened: number[] = []
  show(({ id }) => opened.push(id))
  fireEvent.click(screen.getByRole('button', { name: 'Semester' }))
  expect(opened).toEqual([2])
  expect(screen.getByText('1–10 av 12')).toBeVisible()
})
