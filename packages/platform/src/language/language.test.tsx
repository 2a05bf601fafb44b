import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { useTranslation } from './use-translation'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'
import { PlatformProvider } from '../platform-provider'
import { platformStore } from '../store'
import { registerMessages, setLanguage } from './change-language'
import { addMessages, i18n } from './i18n'
import { languageAtom, languageFrom } from './language'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  )

test('R-032 Swedish is the default language', () => {
  expect(languageFrom(null)).toBe('sv')
  expect(platformStore.get(languageAtom)).toBe('sv')
  expect(i18n.t('platform:error.retry')).toBe('Försök igen')
})

test.each(['de', 'EN', '', 'null', 'sv-SE'])('R-034 a stored language %p means Swedish', stored => {
  expect(languageFrom(stored)).toBe('sv')
})

test('R-033 the chosen language is kept under activeLanguage and named in html lang', async () => {
  await setLanguage('en')
  expect(localStorage.getItem('activeLanguage')).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  await setLanguage('sv')
  expect(localStorage.getItem('activeLanguage')).toBe('sv')
})

test('R-009 texts of a mounted program change at once, with the texts of the new language loaded first', async () => {
  addMessages('test-program', 'sv', { hello: 'Hej' })
  registerMessages(language => {
    if (language === 'en') addMessages('test-program', 'en', { hello: 'Hello' })
    return Promise.resolve()
  })
  const Greeting = () => <p>{useTranslation('test-program').t('hello')}</p>
  render(
    <PlatformProvider>
      <Greeting />
    </PlatformProvider>,
  )
  expect(screen.getByText('Hej')).toBeInTheDocument()
  await act(() => setLanguage('en'))
  expect(screen.getByText('Hello')).toBeInTheDocument()
})

test('texts that come later are shown, and what was made with the former words is made again', async () => {
  await setLanguage('sv')
  addMessages('late-program', 'sv', { first: 'Ett' })
  const given = new Set<unknown>()
  const Part = () => {
    const { t } = useTranslation('late-program')
    given.add(t)
    return <p>{`${t('first')}, ${t('second')}, ${t('counted', { count: 2 })}`}</p>
  }
  const page = () => (
    <PlatformProvider>
      <Part />
    </PlatformProvider>
  )
  const { rerender } = render(page())
  rerender(page())
  expect(screen.getByText('Ett, second, counted')).toBeInTheDocument()
  expect(given.size).toBe(1)
  act(() => addMessages('late-program', 'sv', { second: 'Två', counted_other: '{{count}} delar' }))
  expect(screen.getByText('Ett, Två, 2 delar')).toBeInTheDocument()
  expect(given.size).toBe(2)
})

test('texts of one program redraw nothing of another', () => {
  addMessages('calm-program', 'sv', { first: 'Ett' })
  let drawn = 0
  const Part = () => {
    drawn += 1
    return <p>{useTranslation('calm-program').t('first')}</p>
  }
  render(
    <PlatformProvider>
      <Part />
    </PlatformProvider>,
  )
  act(() => addMessages('other-program', 'sv', { first: 'Två' }))
  expect(drawn).toBe(1)
  act(() => addMessages('calm-program', 'sv', { first: 'Tre' }))
  expect(screen.getByText('Tre')).toBeInTheDocument()
})

test('a text that is meant for want of another is shown, and an empty one with values stays empty', () => {
  addMessages('values-program', 'sv', { told: 'Vecka {{week}}', empty: '' })
  const Part = () => {
    const { t } = useTranslation('values-program')
    return (
      <p>{[t('told', { week: 3 }), t('missing', { defaultValue: 'i stället' }), t('empty', { week: 1 })].join('|')}</p>
    )
  }
  render(
    <PlatformProvider>
      <Part />
    </PlatformProvider>,
  )
  expect(screen.getByText('Vecka 3|i stället|')).toBeInTheDocument()
})

test('a program whose texts in the new language have not come stays in the other until they do', async () => {
  await setLanguage('sv')
  addMessages('slow-program', 'sv', { hello: 'Hej', parts_one: '{{count}} del', parts_other: '{{count}} delar' })
  const Part = () => {
    const { t } = useTranslation('slow-program')
    return <p>{`${t('hello')}, ${t('parts', { count: 1 })}`}</p>
  }
  render(
    <PlatformProvider>
      <Part />
    </PlatformProvider>,
  )
  await act(() => setLanguage('en'))
  expect(screen.getByText('Hej, 1 del')).toBeInTheDocument()
  act(() => addMessages('slow-program', 'en', { hello: 'Hello', parts_one: '{{count}} part' }))
  expect(screen.getByText('Hello, 1 part')).toBeInTheDocument()
  await act(() => setLanguage('sv'))
})

test('texts that do not come hold the language up for three seconds, and no longer', async () => {
  jest.useFakeTimers()
  await setLanguage('sv')
  const leave = registerMessages(() => new Promise(() => undefined))
  const changed = setLanguage('en')
  await jest.advanceTimersByTimeAsync(2_999)
  expect(platformStore.get(languageAtom)).toBe('sv')
  await jest.advanceTimersByTimeAsync(1)
  await changed
  expect(platformStore.get(languageAtom)).toBe('en')
  expect(localStorage.getItem('activeLanguage')).toBe('en')
  leave()
  await setLanguage('sv')
  jest.useRealTimers()
})

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})
