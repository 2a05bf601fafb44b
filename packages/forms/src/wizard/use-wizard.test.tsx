import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PlatformProvider, type DraftKind } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { useSteps, useWizardDraft } from './use-wizard'

type Draft = { readonly step: 'first' | 'second'; readonly name: string; readonly hours: string }

const kind: DraftKind<Draft> = { name: 'test', version: 1, read: () => null }
const fresh: Draft = { step: 'first', name: '', hours: '' }
const steps = ['first', 'second'] as const

const problems = (entries: readonly (readonly ['name' | 'hours', boolean])[]) =>
  new Map(entries.flatMap(([field, isWrong]) => (isWrong ? [[field, `${field} is missing`] as const] : [])))

const rules = ({ name, hours }: Draft, step: Draft['step']) =>
  step === 'first' ? problems([['name', name === '']]) : problems([['hours', hours === '']])

const TestWizard = ({ begin = fresh, late = false }: { begin?: Draft; late?: boolean }) => {
  const [isStrict, setStrict] = useState(!late)
  const wizard = useWizardDraft({ kind, unitId: 1, subject: 'new', fresh: begin })
  const { form, place, goTo, isStepRight, firstWrongStep } = useSteps(wizard, (draft, step) =>
    isStrict ? rules(draft, step) : new Map<'name' | 'hours', string>(),
  )
  const { draft, change, leave, problemOf } = form
  const field = draft.step === 'first' ? 'name' : 'hours'
  return (
    <div ref={place}>
      <h1>{draft.step}</h1>
      <TextField
        label={field}
        value={draft[field]}
        error={problemOf(field)}
        onChange={event => change({ ...draft, [field]: event.target.value })}
        onBlur={() => leave(field)}
      />
      <button onClick={() => isStepRight() && goTo('second')}>next</button>
      <button onClick={() => goTo(firstWrongStep(steps) ?? 'first')}>finish</button>
      <button onClick={() => setStrict(true)}>rules</button>
      <button onClick={wizard.startOver}>anew</button>
    </div>
  )
}

const show = (props: Parameters<typeof TestWizard>[0] = {}) =>
  render(
    <PlatformProvider>
      <TestWizard {...props} />
    </PlatformProvider>,
  )

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a step is left when nothing is wrong with it; else its messages stand there and the first wrong field has the focus', async () => {
  show()
  expect(screen.queryByText('name is missing')).toBeNull()
  press('next')
  expect(screen.getByText('name is missing')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  type('name', 'Budget')
  expect(screen.queryByText('name is missing')).toBeNull()
  press('next')
  expect(screen.getByRole('heading')).toHaveTextContent('second')
  expect(screen.queryByText('hours is missing')).toBeNull()
})

test('a field says what is wrong with it once it was left, after the press that left it', async () => {
  show()
  fireEvent.blur(screen.getByLabelText('name'))
  expect(await screen.findByText('name is missing')).toBeVisible()
})

test('a message does not move the page between the press and the release that leave a field', async () => {
  show()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'anew' }))
  fireEvent.blur(screen.getByLabelText('name'))
  expect(screen.queryByText('name is missing')).toBeNull()
  fireEvent.pointerUp(screen.getByRole('button', { name: 'anew' }))
  expect(await screen.findByText('name is missing')).toBeVisible()
})

test('what the rules rest on may come later: a field that was left follows them without being touched', async () => {
  show({ late: true })
  fireEvent.blur(screen.getByLabelText('name'))
  expect(screen.queryByText('name is missing')).toBeNull()
  press('rules')
  expect(screen.getByText('name is missing')).toBeVisible()
})

test('a draft of another day leads back to the first step that has become wrong, and can be begun anew', () => {
  show({ begin: { step: 'second', name: '', hours: '1' } })
  press('finish')
  expect(screen.getByRole('heading')).toHaveTextContent('first')
  type('name', 'Budget')
  press('anew')
  expect(screen.getByRole('heading')).toHaveTextContent('second')
  expect(screen.getByLabelText('hours')).toHaveValue('1')
})
