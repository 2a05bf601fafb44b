import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { TextField } from '@veckovis/ui'
import { object } from 'yup'
import { required, textField } from './text-rules'
import { usePlainForm, type PlainFormOptions } from './use-plain-form'

const schema = object({ email: textField(required()) })

const TestForm = (options: Pick<PlainFormOptions<'email'>, 'loadSchema' | 'submit'>) => {
  const form = usePlainForm<'email'>({ initialValues: { email: '' }, words: key => key, ...options })
  return (
    <form {...form.formProps} aria-label="form">
      <TextField {...form.text('email')} label="E-mail" />
    </form>
  )
}

const press = () => fireEvent.submit(screen.getByRole('form'))

test('rules that are still being fetched are asked for when the form is sent', async () => {
  let arrive: (rules: typeof schema) => void = () => undefined
  const fetched = new Promise<typeof schema>(resolve => {
    arrive = resolve
  })
  const sent: unknown[] = []
  render(<TestForm loadSchema={() => fetched} submit={async values => sent.push(values)} />)
  press()
  await act(async () => arrive(schema))
  expect(await screen.findByText('required')).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a form whose rules can not be fetched refuses nothing by itself', async () => {
  const sent: unknown[] = []
  render(<TestForm loadSchema={async () => null} submit={async values => sent.push(values)} />)
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
})
