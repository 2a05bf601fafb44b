import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { useState } from 'react'
import { queryClient } from '../../../data/query-client'
import { diaryTexts } from '../../../data/texts.fixture'
import { entrySchema } from '../entry-rules'
import { emptyValues, type EntryValues, type Member } from '../entry-values'
import { entryDraftKind } from '../../../data/entry-draft'
import { useEntryForm } from '../use-entry-form'
import { SubstituteNameFields } from './substitute-name-fields'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const member = (id: number, firstName: string, employedTo: string | null = null): Member => ({
  ...{ id, firstName, lastName: 'Berg', distinction: null, employedFrom: '2020-01-01', employedTo },
})
const people = [member(7, 'Åsa'), member(8, 'Bo'), member(9, 'Disa', '2026-03-18')]
const cia = { staffId: 30, name: 'Cia Ek', unit: { id: 2, name: 'Södra' } }

const basis = { pauseMinutes: 30, today: '2026-03-18', people }

const TestForm = ({ values, named }: { values: Partial<EntryValues>; named?: typeof cia }) => {
  const [initialValues] = useState({
    ...emptyValues('ABSENCE', '2026-03-19'),
    ...{ staffId: '7', substituteType: '3', ...values },
  })
  const form = useEntryForm({
    category: 'ABSENCE',
    basis,
    draft: { kind: entryDraftKind, unitId: 13, subject: 'create ABSENCE' },
    initialValues,
    save: () => Promise.resolve(),
    onProblem: () => Promise.resolve(),
  })
  return <SubstituteNameFields form={form} unitId={13} people={people} named={named} />
}

const show = (values: Partial<EntryValues> = {}, named?: typeof cia) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <TestForm values={values} {...(named && { named })} />
      </QueryProvider>
    </PlatformProvider>,
  )

const person = () => screen.getByRole('combobox', { name: 'Ersättare (person)' })
const pool = () => screen.getByRole('textbox', { name: 'Ersättare (pool)' })

test('somebody employed on all the days comes, never the one who is away; a pool takes the place of a person', async () => {
  show()
  fireEvent.mouseDown(person())
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Inte valt', 'Bo Berg'])
  fireEvent.click(screen.getByRole('option', { name: 'Bo Berg' }))
  await waitFor(() => expect(person()).toHaveValue('Bo Berg'))
  fireEvent.change(pool(), { target: { value: 'Poolen' } })
  await waitFor(() => expect(person()).toHaveValue('Inte valt'))
  fireEvent.mouseDown(person())
  fireEvent.click(screen.getByRole('option', { name: 'Bo Berg' }))
  await waitFor(() => expect(pool()).toHaveValue(''))
})

test('whom the entry names is offered also where nobody else of that unit is', () => {
  show({ substituteStaff: '30', substituteUnit: '2' }, cia)
  expect(person()).toHaveValue('Cia Ek, Södra')
})

test('of a unit that the person does not reach nobody is asked for, and somebody of the own one can be chosen instead', () => {
  const { fetch: own } = globalThis
  const asked: string[] = []
  globalThis.fetch = input => {
    asked.push(String(input))
    return Promise.reject(new Error('not reached'))
  }
  show({ substituteStaff: '30', substituteUnit: '2' }, cia)
  fireEvent.mouseDown(person())
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Inte valt', 'Cia Ek, Södra', 'Bo Berg'],
  ])
  expect(asked).toEqual([])
  globalThis.fetch = own
})

test('who is chosen stays when the days change, and is refused with the reason', () => {
  show({ substituteStaff: '9', to: '2026-03-25' })
  expect(person()).toHaveValue('Disa Berg')
  const rules = entrySchema('ABSENCE', basis)
  const problemOf = (values: Partial<EntryValues>) => {
    const all = { ...emptyValues('ABSENCE', '2026-03-19'), staffId: '7', reason: '2', perDay: '8', ...values }
    try {
      rules.validateSync({ ...all, substituteType: '3', temporaryPerDay: '8' }, { abortEarly: false })
      return []
    } catch (failure) {
      return (failure as { inner: { path: string; message: string }[] }).inner
        .filter(({ path }) => path === 'substituteStaff')
        .map(({ message }) => message)
    }
  }
  expect(problemOf({ substituteStaff: '8' })).toEqual([])
  expect(problemOf({ substituteStaff: '9', to: '2026-03-25' })).toEqual([expect.stringContaining('outside-employment')])
  expect(problemOf({ substituteStaff: '7' })).toEqual([expect.stringContaining('same-person')])
  expect(problemOf({ substituteStaff: '8', others: '8 9' })).toEqual([expect.stringContaining('same-person')])
  expect(problemOf({ substituteStaff: '7', substituteUnit: '2' })).toEqual([])
})

test.each(['', '7'])('nobody is named where no substitute comes: %j', substituteType => {
  show({ substituteType })
  expect(screen.queryByRole('textbox')).toBeNull()
})
