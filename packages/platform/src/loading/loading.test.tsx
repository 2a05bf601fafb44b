import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../api/api-error'
import { answered } from '../api/answered'
import { unitPickerOpenAtom } from '../frame/unit-switch'
import { PlatformProvider } from '../platform-provider'
import { platformStore } from '../store'
import { problemOf } from '../api/problem'
import { refusalText } from '../api/refusal-text'
import { setLanguage } from '../language/change-language'
import { LoadFailureNotice } from './load-failure-notice'
import { NoUnitNotice } from './no-unit-notice'

const refused = (status: number, code: string) =>
  new ApiError('answer', 'X', status, undefined, { answer: { statusCode: status, code, message: 'X' } })

test.each([
  [refused(404, 'not-found'), 'gone', 'Det som efterfrågades finns inte. Kontakta administratören.'],
  [refused(403, 'forbidden'), 'forbidden', 'Du saknar behörighet till enhetens uppgifter.'],
  [
    refused(403, 'not-licensed'),
    'not-licensed',
    'Kommunens licens för den här delen gäller inte längre. Kontakta den som ansvarar för Veckovis hos er.',
  ],
  [refused(500, 'server-error'), 'server', 'Serverfel. Försök igen senare.'],
  [refused(503, 'unavailable'), 'server', 'Serverfel. Försök igen senare.'],
  // The server says for how long.
  [refused(429, 'rate-limited'), 'busy', 'X'],
  [
    refused(400, 'bad-request'),
    'wrong-request',
    'Servern förstår inte vad sidan frågade efter. Ladda om sidan och försök igen.',
  ],
  [refused(412, 'stale-version'), 'stale', 'X'],
  [refused(409, 'conflict'), 'refused', 'X'],
  [
    new ApiError('connection', 'X', 0, undefined),
    'connection',
    'Det gick inte att hämta data. Kontrollera anslutningen.',
  ],
  [new ApiError('contract', 'X', 200, {}), 'contract', 'X'],
  [new ApiError('session-ended', 'X', 401, undefined), 'session-ended', 'X'],
])('%s is of its own kind and is told in its own words', (error, kind, text) => {
  const problem = problemOf(error)
  expect(problem.kind).toBe(kind)
  expect(refusalText(problem, 'load')).toBe(text)
})

test('a bug is told as one, in both languages, and leaves a trace', async () => {
  const traces = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const text = () => refusalText(problemOf(new TypeError('X')), 'load')
  expect(text()).toBe('Något gick fel på sidan. Ladda om den och försök igen.')
  await setLanguage('en')
  expect(text()).toBe('Something went wrong on the page. Reload it and try again.')
  await setLanguage('sv')
  expect(traces).toHaveBeenCalledTimes(2)
  traces.mockRestore()
})

test('a failure that came back as data is a refusal for those who have no use for it', async () => {
  const failure = { error: true, statusCode: 404, code: 'not-found', message: 'Finns inte', refusal: null } as const
  await expect(answered(Promise.resolve(failure))).rejects.toMatchObject({ status: 404, message: 'Finns inte' })
  await expect(answered(Promise.resolve({ id: 1 }))).resolves.toEqual({ id: 1 })
})

test('a failed load is told a sentence a line, and can be tried again', () => {
  let tries = 0
  render(
    <PlatformProvider>
      <LoadFailureNotice error={refused(500, 'server-error')} retrying={false} onRetry={() => (tries += 1)} />
    </PlatformProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Serverfel. Försök igen senare.')
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(tries).toBe(1)
})

test('without a unit the person is asked to choose one, and gets the picker', () => {
  render(
    <PlatformProvider>
      <NoUnitNotice />
    </PlatformProvider>,
  )
  expect(screen.getByText('Välj en enhet.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Välj enhet' }))
  expect(platformStore.get(unitPickerOpenAtom)).toBe(true)
})
