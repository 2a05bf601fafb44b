import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { PlatformProvider, platformStore, unitSwitchDisabledAtom, type DraftKind } from '@veckovis/platform'
import { Button, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { array, object } from 'yup'
import { required, textField } from '../form/text-rules'
import { useSteps } from './use-steps'
import { useWizardDraft } from './use-wizard-draft'
import { Wizard, type Hold, type WizardTexts } from './wizard'

type Line = { readonly hours: string }
type Draft = { readonly step: 'first' | 'second'; readonly name: string; readonly lines: readonly Line[] }

const kind: DraftKind<Draft> = { name: 'test', version: 1, read: stored => stored as Draft }
const fresh: Draft = { step: 'first', name: '', lines: [{ hours: '' }] }
const steps = ['first', 'second'] as const

const schemas = {
  first: object({ name: textField(required()) }),
  second: object({ lines: array(object({ hours: textField(required()) })) }),
}

const texts: WizardTexts<Draft['step']> = {
  steps: 'Steps',
  titleOf: step => step,
  headingOf: step => `The ${step}`,
  cancel: 'cancel',
  back: 'back',
  next: 'next',
  finish: 'finish',
  resumed: 'Going on',
  kept: { keptAt: at => `Kept at ${at}`, goOn: 'go on', discard: 'discard' },
  draftProblem: problem => problem,
}

type Props = {
  readonly begin?: Draft
  readonly late?: boolean
  readonly saving?: { readonly isBusy: boolean; readonly problem: string | readonly string[] | null }
  readonly hold?: Hold
  readonly onFinish?: () => void
}

const quiet = { isBusy: false, problem: null }

const TestWizard = ({ begin = fresh, late = false, saving = quiet, hold, onFinish = () => undefined }: Props) => {
  const [isStrict, setStrict] = useState(!late)
  const wizard = useWizardDraft({ kind, unitId: 1, subject: 'new', fresh: begin })
  const open = useSteps(wizard, {
    steps,
    schemaOf: (_, step) => (isStrict ? schemas[step] : null),
    words: key => `${key}!`,
  })
  const { form } = open
  return (
    <Wizard
      wizard={wizard}
      steps={open}
      texts={texts}
      look="card"
      saving={saving}
      hold={hold ?? null}
      onFinish={onFinish}
      onCancel={() => undefined}
    >
      {form.draft.step === 'first' && <TextField {...form.text('name')} label="name" />}
      {form.draft.step === 'second' &&
        form.draft.lines.map((_, index) => (
          <div key={index} role="group" aria-label={`line ${index}`}>
            <TextField {...form.number(`lines[${index}].hours`)} label={`hours ${index}`} />
            <Button onClick={() => form.removeLine('lines', index)}>{`remove ${index}`}</Button>
          </div>
        ))}
      <Button onClick={() => form.change({ ...form.draft, lines: [...form.draft.lines, { hours: '' }] })}>add</Button>
      <Button onClick={() => setStrict(true)}>rules</Button>
      <Button onClick={wizard.startOver}>anew</Button>
    </Wizard>
  )
}

const show = (props: Props = {}) =>
  render(
    <PlatformProvider>
      <TestWizard {...props} />
    </PlatformProvider>,
  )

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const current = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getByText('first')
    .closest('li')

test('a step is left when nothing is wrong with it; else its messages stand there and the first wrong field has the focus', async () => {
  show()
  expect(screen.queryByText('required!')).toBeNull()
  press('next')
  expect(screen.getByText('required!')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  type('name', 'Budget')
  expect(screen.queryByText('required!')).toBeNull()
  expect(current()).toHaveAttribute('aria-current', 'step')
  press('next')
  expect(screen.getByRole('heading', { name: 'The second' })).toHaveFocus()
  expect(current()).not.toHaveAttribute('aria-current')
  expect(screen.queryByText('required!')).toBeNull()
  press('back')
  expect(screen.getByRole('heading', { name: 'The first' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
})

test('a field says what is wrong with it once it was left, after the press that left it', async () => {
  show()
  fireEvent.blur(screen.getByLabelText('name'))
  expect(await screen.findByText('required!')).toBeVisible()
})

test('a message does not move the page between the press and the release that leave a field', async () => {
  show()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'anew' }))
  fireEvent.blur(screen.getByLabelText('name'))
  expect(screen.queryByText('required!')).toBeNull()
  fireEvent.pointerUp(screen.getByRole('button', { name: 'anew' }))
  expect(await screen.findByText('required!')).toBeVisible()
})

test('what the rules rest on may come later: a field that was left follows them without being touched', async () => {
  show({ late: true })
  fireEvent.blur(screen.getByLabelText('name'))
  expect(screen.queryByText('required!')).toBeNull()
  press('rules')
  expect(screen.getByText('required!')).toBeVisible()
})

test('a draft of another day leads back to the first step that has become wrong, and can be begun anew', async () => {
  const finished: string[] = []
  const begin: Draft = { step: 'second', name: '', lines: [{ hours: '1' }] }
  show({ begin, onFinish: () => finished.push('finished') })
  press('finish')
  expect(screen.getByRole('heading')).toHaveTextContent('The first')
  expect(screen.getByText('required!')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  type('name', 'Budget')
  press('next')
  expect(finished).toEqual([])
  press('finish')
  expect(finished).toEqual(['finished'])
  press('anew')
  expect(screen.getByLabelText('hours 0')).toHaveValue('1')
})

test('when a line is gone, what was told about the others stays with them', async () => {
  const lines = ['1', '', ''].map(hours => ({ hours }))
  show({ begin: { step: 'second', name: 'Budget', lines } })
  fireEvent.blur(screen.getByLabelText('hours 1'))
  await screen.findByText('required!')
  press('remove 0')
  expect(screen.getByLabelText('hours 0')).toHaveAccessibleDescription('required!')
  expect(screen.getByLabelText('hours 1')).toHaveAccessibleDescription('')
})

test('a line that is added after a press is silent until it is left, also in the place of one that is gone', async () => {
  show({ begin: { step: 'second', name: 'Budget', lines: [{ hours: '' }] } })
  press('finish')
  expect(screen.getByLabelText('hours 0')).toHaveAccessibleDescription('required!')
  press('add')
  expect(screen.getByLabelText('hours 1')).toHaveAccessibleDescription('')
  press('remove 0')
  expect(screen.getByLabelText('hours 0')).toHaveAccessibleDescription('')
  fireEvent.blur(screen.getByLabelText('hours 0'))
  await waitFor(() => expect(screen.getByLabelText('hours 0')).toHaveAccessibleDescription('required!'))
  press('add')
  press('finish')
  expect(screen.getByLabelText('hours 1')).toHaveAccessibleDescription('required!')
})

test('while a save is under way nothing leads away, and why it was not taken stands in the step', () => {
  const { rerender } = show({ saving: { isBusy: true, problem: null } })
  expect(screen.getByRole('button', { name: 'cancel' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'next' })).toHaveAttribute('aria-busy', 'true')
  rerender(
    <PlatformProvider>
      <TestWizard saving={{ isBusy: false, problem: ['Not taken.', 'Try again.'] }} />
    </PlatformProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not taken. Try again.')
  expect(screen.getByRole('button', { name: 'cancel' })).toBeEnabled()
})

describe('a press while what the next step rests on is on its way', () => {
  const begun: Draft = { ...fresh, name: 'Budget' }
  const heading = () => screen.getByRole('heading')
  const shown = (props: Props) => (
    <PlatformProvider>
      <TestWizard begin={begun} {...props} />
    </PlatformProvider>
  )

  test('goes on by itself when that has come', () => {
    const { rerender } = render(shown({ hold: 'coming' }))
    press('next')
    expect(heading()).toHaveTextContent('The first')
    expect(screen.getByRole('button', { name: 'next' })).toHaveAttribute('aria-busy', 'true')
    rerender(shown({}))
    expect(heading()).toHaveTextContent('The second')
    press('back')
    expect(heading()).toHaveTextContent('The first')
  })

  test('is forgotten when the draft is changed, or when the way is shut', () => {
    const { rerender } = render(shown({ hold: 'coming' }))
    press('next')
    type('name', 'Another')
    expect(screen.getByRole('button', { name: 'next' })).not.toHaveAttribute('aria-busy', 'true')
    rerender(shown({}))
    expect(heading()).toHaveTextContent('The first')
    rerender(shown({ hold: 'coming' }))
    press('next')
    rerender(shown({ hold: 'shut' }))
    rerender(shown({}))
    expect(heading()).toHaveTextContent('The first')
  })
})

test('the unit can not be switched while the steps are open', () => {
  const { unmount } = show()
  expect(platformStore.get(unitSwitchDisabledAtom)).toBe(true)
  unmount()
  expect(platformStore.get(unitSwitchDisabledAtom)).toBe(false)
})
