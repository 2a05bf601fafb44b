import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Checkbox, TextField } from '@veckovis/ui'
import { boolean, object } from 'yup'
import { readBy, required, textField } from './text-rules'
import { useForm, type FormOptions } from './use-form'

type Options = Partial<Pick<FormOptions<'name' | 'hours', 'remember'>, 'tells' | 'submit'>>

const readHours = (text: string) =>
  /^\d+$/.test(text) ? ({ ok: true, value: Number(text) } as const) : ({ ok: false, error: 'not-a-number' } as const)

const schema = object({ name: textField(required()), hours: textField(readBy(readHours)), remember: boolean() })

const TestForm = (options: Options) => {
  const form = useForm<'name' | 'hours', 'remember'>({
    initialValues: { name: '', hours: '1', remember: false },
    schema,
    words: key => `(${key})`,
    submit: () => Promise.resolve(),
    ...options,
  })
  return (
    <form {...form.formProps} aria-label="form">
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.number('hours')} label="Hours" />
      <Checkbox {...form.checkbox('remember')} label="Remember" />
      <button type="submit" disabled={form.isBusy}>
        Send
      </button>
    </form>
  )
}

const press = () => fireEvent.submit(screen.getByRole('form'))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('R-012 an empty required field says so when it is left, in the words of the form', async () => {
  render(<TestForm />)
  expect(screen.queryByText('(required)')).toBeNull()
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(await screen.findByText('(required)')).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  type('Name', 'Åsa')
  await waitFor(() => expect(screen.queryByText('(required)')).toBeNull())
})

test('a form that tells only when it is sent is silent while its fields are left', async () => {
  render(<TestForm tells="when-sent" />)
  fireEvent.blur(screen.getByLabelText('Name'))
  type('Hours', 'x')
  await act(() => Promise.resolve())
  expect(screen.queryByText('(required)')).toBeNull()
  press()
  expect(await screen.findByText('(required)')).toBeVisible()
  expect(screen.getByText('(not-a-number)')).toBeVisible()
})

test('what the rules refuse is not sent, and the first wrong field gets the focus', async () => {
  const sent: unknown[] = []
  render(<TestForm submit={async values => sent.push(values)} />)
  type('Name', 'Åsa')
  type('Hours', 'x')
  press()
  await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveFocus())
  type('Hours', '40')
  fireEvent.click(screen.getByLabelText('Remember'))
  press()
  await waitFor(() => expect(sent).toEqual([{ name: 'Åsa', hours: '40', remember: true }]))
})
