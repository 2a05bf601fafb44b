import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../api/api-error'
import { answered } from '../api/answered'
import { unitPickerOpenAtom } from '../frame/unit-switch'
import { PlatformProvider } from '../platform-provider'
import { platformStore } from '../store'
import { loadFailureOf } from './load-failure'
import { LoadFailureNotice } from './load-failure-notice'
import { NoUnitNotice } from './no-unit-notice'

const refused = (status: number, code: string) =>
  new ApiError('answer', 'X', status, { statusCode: status, code, message: 'X' })

test.each([
  [refused(404, 'not-found'), 'not-found'],
  [refused(403, 'forbidden'), 'forbidden'],
  [refused(403, 'not-licensed'), 'not-licensed'],
  [refused(500, 'server-error'), 'server'],
  [refused(503, 'unavailable'), 'server'],
  [new ApiError('connection', 'X', 0, undefined), 'connection'],
  [new ApiError('contract', 'X', 200, {}), 'connection'],
  [new TypeError('X'), 'connection'],
])('%s is told as %s', (error, failure) => {
  expect(loadFailureOf(error)).toBe(failure)
})

test('a failure that came back as data is a refusal for those who have no use for it', async () => {
  const failure = { error: true, statusCode: 404, code: 'not-found', message: 'Finns inte' } as const
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
  expect(screen.getByRole('alert')).toHaveTextContent('Serverfel.Försök igen senare.')
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
