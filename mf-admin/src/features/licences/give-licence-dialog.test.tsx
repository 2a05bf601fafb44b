import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages } from '@veckovis/platform'
import sv from '../../../locales/licences/sv.json'
import { GiveLicenceDialog } from './give-licence-dialog'
import type { GivenLicence } from './licence-question'

beforeAll(() => addMessages('admin-licences', 'sv', sv))
afterEach(cleanup)

const patience = { timeout: 60_000 }
const subjects = ['Budget', 'Prognos', 'Personal'].map(title => ({ licenceKey: title, title, licences: [] }))

test('which licences is asked, all of them to begin with; none is no answer', async () => {
  const sent: (readonly GivenLicence[])[] = []
  render(
    <GiveLicenceDialog
      subjects={subjects}
      isChoice
      municipality="Lund"
      busy={false}
      problem={null}
      onClose={() => undefined}
      onGive={async given => void sent.push(given)}
    />,
  )
  for (const { title } of subjects) fireEvent.click(screen.getByLabelText(title))
  fireEvent.click(screen.getByText('Ge 0 licenser'))
  await waitFor(() => expect(screen.getByText('Välj minst en licens.')).toBeTruthy(), patience)
  fireEvent.click(screen.getByLabelText('Prognos'))
  expect(screen.queryByText('Välj minst en licens.')).toBeNull()
  fireEvent.click(screen.getByText('Ge 1 licens'))
  await waitFor(
    () => expect(sent.map(given => given.map(({ subject }) => subject.title))).toEqual([['Prognos']]),
    patience,
  )
}, 120_000)
