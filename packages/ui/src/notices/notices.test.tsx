import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { Notice, OfferNotice, ProblemNotice, splitSentences } from '../index'

test.each([
  ['Prognosen har uppdaterats', ['Prognosen har uppdaterats']],
  ['Klart! Hämta filen? Ja.', ['Klart!', 'Hämta filen?', 'Ja.']],
  ['Kostnaden är 1.5 kr, t.ex. per timme.', ['Kostnaden är 1.5 kr, t.ex. per timme.']],
  ['Å ena sidan. Ändå inte.', ['Å ena sidan.', 'Ändå inte.']],
  ['', []],
])('R-157 %p is split into %p', (text, lines) => {
  expect(splitSentences(text)).toEqual(lines)
})

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of tone %s is announced as %s when it should be', (tone, role) => {
  const { rerender } = render(<Notice tone={tone}>Text</Notice>)
  expect(screen.queryByRole(role)).toBeNull()
  rerender(
    <Notice tone={tone} announce>
      Text
    </Notice>,
  )
  expect(screen.getByRole(role)).toHaveTextContent('Text')
})

test('a problem is read out at once, a line for each sentence, and can be tried again', () => {
  const tries: string[] = []
  const retry = { label: 'Försök igen', run: () => tries.push('again') }
  const { rerender } = render(<ProblemNotice text="Serverfel. Försök igen senare." retry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Serverfel. Försök igen senare.')
  expect(screen.getByText('Serverfel.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  rerender(<ProblemNotice text="Serverfel. Försök igen senare." retry={{ ...retry, busy: true }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(tries).toEqual(['again'])
})

test('a problem may have another way out, and more below its text', () => {
  render(
    <ProblemNotice title="Det gick inte" text="Länken gäller inte." action={<a href="/new">Ny länk</a>}>
      <p>Den är använd.</p>
    </ProblemNotice>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Det gick inteLänken gäller inte.Den är använd.Ny länk')
  expect(screen.getByRole('link', { name: 'Ny länk' })).toBeInTheDocument()
})

test('an offer waits without being read out, and is taken or declined', () => {
  const answers: string[] = []
  render(
    <OfferNotice
      title="Påbörjad budget"
      accept={{ label: 'Fortsätt', run: () => answers.push('on') }}
      decline={{ label: 'Ta bort utkastet', run: () => answers.push('off') }}
    >
      Sparad i dag
    </OfferNotice>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort utkastet' }))
  expect(answers).toEqual(['on', 'off'])
})
