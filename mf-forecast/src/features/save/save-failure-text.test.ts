import { ApiError } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { saveFailureText } from './save-failure-text'

const firstLine = (messages: typeof sv, status: number) =>
  saveFailureText(new ApiError('answer', '', status, undefined), key =>
    key === 'save.failed' ? messages.save.failed : key,
  ).split('\n')[0]

test('R-240 R-241 a failure of the server is told in the specified words, on a line of its own', () => {
  expect(firstLine(sv, 500)).toBe('Något gick fel med att uppdatera prognosen')
  expect(firstLine(en, 500)).toBe('Something went wrong with updating Forecast')
  expect(firstLine(sv, 503)).toBe('Något gick fel med att uppdatera prognosen')
})
