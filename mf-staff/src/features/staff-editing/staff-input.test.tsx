import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from '@veckovis/forms'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { StaffInput } from './staff-input'
import { serviceSchema } from './staff-rules'

beforeAll(() => addMessages('mf-staff', 'sv', sv))

const employment = { employedFrom: '2024-01-01', employedTo: null }

const GradeForm = () => {
  const form = useForm<'grade' | 'reason' | 'validFrom'>({
    initialValues: { grade: '', reason: '', validFrom: '2026-03-01' },
    schema: serviceSchema(employment),
    words: key => key,
    submit: () => Promise.resolve(),
  })
  return <StaffInput form={form} field="actualGrade" name="grade" />
}

test('a grade in percent is asked about, and becomes a share only when the answer is yes', async () => {
  render(
    <PlatformProvider>
      <GradeForm />
    </PlatformProvider>,
  )
  const field = screen.getByRole('textbox')
  // The rules of a form end later than the event.
  const after = (event: () => boolean) => act(() => Promise.resolve(event()))
  const type = (value: string) => after(() => fireEvent.change(field, { target: { value } }))
  for (const plain of ['8', '0,8', '1', '120']) {
    await type(plain)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  }
  await type('80')
  expect(screen.getByRole('status')).toHaveTextContent('Menar du 0,80?')
  expect(field).toHaveValue('80')
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Ja, 0,80' })))
  expect(field).toHaveValue('0,80')
  expect(field).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
