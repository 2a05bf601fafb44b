import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ApiError, leaveGuard, leaveQuestionAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { TextField } from '@veckovis/ui'
import { object } from 'yup'
import { formDraftKind } from '../draft/form-draft'
import { required, textField } from '../form/text-rules'
import type { MergedTexts } from '../form/use-following'
import { FormDialog } from './form-dialog'
import { useSavedForm } from './use-saved-form'

type Options = {
  save?: (values: { name: string }) => Promise<unknown>
  onProblem?: () => Promise<void>
  asksBeforeLeaving?: boolean
  refusedFields?: Record<string, 'name'>
  onClose?: () => void
}

/** Two sentences of the server. */
const refusal = new ApiError('answer', 'Refused. Somebody was first.', 409, undefined)

const draft = { kind: formDraftKind('test'), unitId: 13, subject: 'new' }

const TestDialog = ({ onClose = () => undefined, save = () => Promise.resolve(), ...options }: Options) => {
  const form = useSavedForm<'name'>({
    draft,
    initialValues: { name: 'Åsa' },
    schema: object({ name: textField(required()) }),
    words: key => key,
    save,
    ...options,
  })
  return (
    <FormDialog title="Change" form={form} submitLabel="Save" cancelLabel="Cancel" onClose={onClose}>
      <TextField {...form.text('name')} label="Name" />
    </FormDialog>
  )
}

const show = (options: Options = {}) =>
  render(
    <PlatformProvider>
      <QueryProvider>
        <TestDialog {...options} />
      </QueryProvider>
    </PlatformProvider>,
  )

const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => platformStore.get(leaveQuestionAtom)

test('a save that is refused is told a sentence a line, and what was typed stays', async () => {
  let tries = 0
  const save = async () => {
    tries += 1
    if (tries === 1) throw refusal
  }
  show({ save })
  type('Åse')
  press('Save')
  const alert = await screen.findByText('Somebody was first.')
  expect(screen.getByText('Refused.')).not.toBe(alert)
  expect(screen.getByLabelText('Name')).toHaveValue('Åse')
  expect(leaveGuard.isDirty()).toBe(true)
  press('Save')
  await waitFor(() => expect(screen.queryByText('Refused.')).toBeNull())
  expect(leaveGuard.isDirty()).toBe(false)
})

test('a press that the rules refuse brings the focus to what is wrong, also in the field where the dialog began', async () => {
  show()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  type('')
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  press('Save')
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid())
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

test('a form that is being saved can not be sent again or left, until the problem is dealt with', async () => {
  let refuse: (error: Error) => void = () => undefined
  let goOn: () => void = () => undefined
  const saves: string[] = []
  const save = ({ name }: { name: string }) => {
    saves.push(name)
    return new Promise<void>((_, reject) => {
      refuse = reject
    })
  }
  const dealtWith = new Promise<void>(resolve => {
    goOn = resolve
  })
  show({ save, onProblem: () => dealtWith })
  press('Save')
  await waitFor(() => expect(saves).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  press('Save')
  refuse(refusal)
  await act(() => Promise.resolve())
  expect(screen.queryByText('Refused.')).toBeNull()
  goOn()
  await waitFor(() => expect(screen.getByText('Refused.')).toBeVisible())
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(saves).toEqual(['Åsa'])
})

test('a form with something unsaved is asked about before it is closed', async () => {
  const closed: string[] = []
  show({ onClose: () => closed.push('closed') })
  type('Åse')
  press('Cancel')
  await waitFor(() => expect(question()).not.toBeNull())
  await act(async () => question()?.answer('stay'))
  expect(closed).toEqual([])
  press('Cancel')
  await waitFor(() => expect(question()).not.toBeNull())
  await act(async () => question()?.answer('discard'))
  expect(closed).toEqual(['closed'])
})

test('the question saves what the rules accept, and stays where they refuse', async () => {
  const saved: string[] = []
  show({ save: async ({ name }) => saved.push(name), onClose: () => saved.push('closed') })
  type('')
  press('Cancel')
  await waitFor(() => expect(question()).not.toBeNull())
  await act(async () => question()?.answer('save'))
  await waitFor(() => expect(screen.getByText('required')).toBeVisible())
  expect(saved).toEqual([])
  type('Åse')
  press('Cancel')
  await waitFor(() => expect(question()).not.toBeNull())
  await act(async () => question()?.answer('save'))
  await waitFor(() => expect(saved).toEqual(['Åse', 'closed']))
})

test('a form that asks nothing is closed at once', async () => {
  const closed: string[] = []
  show({ asksBeforeLeaving: false, onClose: () => closed.push('closed') })
  type('Åse')
  press('Cancel')
  await waitFor(() => expect(closed).toEqual(['closed']))
})

const draftOfTwo = { kind: formDraftKind('test'), unitId: 13, subject: 'two' }

type Two = { name: string; hours: string }

type TwoFieldsProps = { stored: Two; follows: boolean; merged?: MergedTexts<'name'> }

const TwoFields = ({ stored, follows, merged = {} }: TwoFieldsProps) => {
  const form = useSavedForm<keyof Two>({
    draft: draftOfTwo,
    initialValues: stored,
    follows,
    merged,
    schema: object(),
    words: key => key,
    save: () => Promise.resolve(),
  })
  return (
    <FormDialog title="Change" form={form} submitLabel="Save" cancelLabel="Cancel" onClose={() => undefined}>
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('hours')} label="Hours" />
    </FormDialog>
  )
}

test.each([
  [true, '8'],
  [false, '7,5'],
])(
  'fields that nobody has touched take over what became of the initial values where the form follows them: %s',
  async (follows, hours) => {
    const two = (stored: Two) => (
      <PlatformProvider>
        <QueryProvider>
          <TwoFields stored={stored} follows={follows} />
        </QueryProvider>
      </PlatformProvider>
    )
    const { rerender } = render(two({ name: 'Åsa', hours: '7,5' }))
    type('Åse')
    rerender(two({ name: 'Örjan', hours: '8' }))
    await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveValue(hours))
    expect(screen.getByLabelText('Name')).toHaveValue('Åse')
    if (!follows) return
    // What differs is what was typed, and nothing else.
    expect(leaveGuard.isDirty()).toBe(true)
    type('Örjan')
    await waitFor(() => expect(leaveGuard.isDirty()).toBe(false))
  },
)

test('of a field with a rule for it, what was typed becomes one with what is stored now', async () => {
  const merged = { name: (...texts: string[]) => texts.join(', ') }
  const two = (stored: Two) => (
    <PlatformProvider>
      <QueryProvider>
        <TwoFields stored={stored} follows merged={merged} />
      </QueryProvider>
    </PlatformProvider>
  )
  const { rerender } = render(two({ name: 'Åsa', hours: '7,5' }))
  type('Åse')
  rerender(two({ name: 'Örjan', hours: '8' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Åse, Åsa, Örjan'))
})

test('a refusal of one field is said at the field, which has the focus, until something else is typed there', async () => {
  const taken = new ApiError('answer', 'The county already exists.', 409, undefined, {
    refusal: { code: 'county-taken' },
  })
  show({ save: () => Promise.reject(taken), refusedFields: { 'county-taken': 'name' } })
  type('Åse')
  press('Save')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The county already exists.'))
  const field = screen.getByLabelText('Name')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('The county already exists.')
  await waitFor(() => expect(field).toHaveFocus())
  type('Åsa K')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(field).toBeValid()
})
