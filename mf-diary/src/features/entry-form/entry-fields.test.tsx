import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DiaryBasis, DiaryContent } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { FormDialog } from '@veckovis/forms/dialog'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { useState } from 'react'
import { queryClient } from '../../data/query-client'
import { diaryTexts } from '../../data/texts.fixture'
import { entryDraftKind } from '../../data/entry-draft'
import { EntryFields } from './entry-fields'
import { contentOfValues } from './entry-request'
import { emptyValues, type EntryValues } from './entry-values'
import { useEntryForm } from './use-entry-form'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const basis: DiaryBasis = { pauseMinutes: 30, today: '2026-03-18', people: [] }

type Saved = { readonly content: DiaryContent; readonly rest: string; readonly after: string }

type TestFormProps = {
  readonly category: DiaryCategory
  readonly values: Partial<EntryValues>
  readonly approves: boolean
  readonly onSave: (saved: Saved) => void
}

const TestForm = ({ category, values, approves, onSave }: TestFormProps) => {
  const [initialValues] = useState({ ...emptyValues(category, '2026-03-19'), ...values })
  const form = useEntryForm({
    category,
    basis,
    draft: { kind: entryDraftKind, unitId: 13, subject: `create ${category}` },
    initialValues,
    save: async (values, after) => onSave({ content: contentOfValues(category, values), rest: values.rest, after }),
    onProblem: () => Promise.resolve(),
  })
  return (
    <FormDialog
      title="Ny"
      form={form}
      submitLabel="Spara"
      cancelLabel="Avbryt"
      beside={<button onClick={() => void form.sendAs('another')}>En till</button>}
      onClose={() => undefined}
    >
      <EntryFields
        category={category}
        form={form}
        unitId={13}
        basis={basis}
        names={{ absences: [], substitutes: [] }}
        approves={approves}
        changed={null}
      />
    </FormDialog>
  )
}

const show = (category: DiaryCategory, values: Partial<EntryValues> = {}, approves = false) => {
  const saved: Saved[] = []
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <TestForm category={category} values={values} approves={approves} onSave={each => saved.push(each)} />
      </QueryProvider>
    </PlatformProvider>,
  )
  return saved
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const extra = { reason: 'VAK', typeId: '3', perDay: '8' }

const figure = (label: string) =>
  within(screen.getByLabelText('Så blir posten')).getByText(label).nextElementSibling?.textContent

test('an end in another year becomes the start, is told, and the rest goes along with the save', async () => {
  const saved = show('EXTRA_RESOURCE', extra)
  type(/^Från och med/, '2026-12-20')
  type(/^Till och med/, '2027-01-05')
  await waitFor(() => expect(screen.getByLabelText(/^Till och med/)).toHaveValue('2026-12-20'))
  expect(screen.getByText(/2027-01-01 – 2027-01-05/)).toBeInTheDocument()
  press('Spara')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    content: { from: '2026-12-20', to: '2026-12-20' },
    rest: '2027-01-01 2027-01-05',
    after: 'waiting',
  })
})

test('the other way to send begins another entry', async () => {
  const saved = show('EXTRA_RESOURCE', extra)
  press('En till')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ after: 'another', content: { category: 'EXTRA_RESOURCE', typeId: 3 } })
})

test('the hours follow what is typed, and nothing is said while it can not be read', async () => {
  show('CHANGE_OF_NEEDS', { reason: 'REDUCED_DEMAND', from: '2026-04-06', to: '2026-04-12' })
  expect(figure('Timmar')).toBe('–')
  type(/^Timmar per vecka/, '12,5')
  await waitFor(() => expect(figure('Timmar')).toBe('−12,5'))
  expect(figure('Dagar')).toBe('7')
})

test('weekdays are taken away and put back', async () => {
  show('EXTRA_RESOURCE', { ...extra, from: '2026-04-06', to: '2026-04-12' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'söndag' }))
  await waitFor(() => expect(figure('Dagar')).toBe('6'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'söndag' }))
  await waitFor(() => expect(figure('Dagar')).toBe('7'))
})

test('what begins today may be registered, and the form says that it is not approved', () => {
  show('EXTRA_RESOURCE', { ...extra, from: '2026-03-18' })
  expect(screen.getByText(/inte att godkänna/)).toBeInTheDocument()
})

test('a refused value keeps the form and says why', async () => {
  const saved = show('EXTRA_RESOURCE', { ...extra, perDay: '16', typeId: '' })
  press('Spara')
  await waitFor(() => expect(screen.getByText('Timmarna per dag måste vara färre än 16.')).toBeVisible())
  expect(screen.getByText('Fältet är obligatoriskt.')).toBeVisible()
  expect(saved).toEqual([])
})

test('anyone who is away with the others stands below with the hours, and can be taken out', async () => {
  show('ABSENCE', { staffId: '7', others: '8', perDay: '8' })
  const others = screen.getByRole('region', { name: 'Fler som är borta' })
  expect(within(others).getByRole('listitem')).toHaveTextContent('8 timmar per dag')
  fireEvent.click(within(others).getByRole('button', { name: /^Ta bort / }))
  await waitFor(() => expect(others).not.toBeInTheDocument())
})

test.each([
  ['runs on', '2026-03-20', true, /dagarna från i morgon godkänns/],
  ['is over', '2026-03-18', true, /redan passerat/],
  ['is saved by somebody who does not approve', '2026-03-20', false, /inte att godkänna/],
])('A-181 of an entry that has begun and %s the form says what becomes of it', async (_what, to, approves, said) => {
  show('EXTRA_RESOURCE', { from: '2026-03-17', to }, approves)
  await waitFor(() => expect(screen.getByText(said)).toBeVisible())
})
