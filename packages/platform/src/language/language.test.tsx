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

test('Swedish is the default language', () => {
  expect(languageFrom(null)).toBe('sv')
  expect(platformStore.get(languageAtom)).toBe('sv')
  expect(i18n.t('platform:error.retry')).toBe('Försök igen')
})

test.each(['de', 'EN', '', 'null', 'sv-SE'])('a stored language %p means Swedish', stored => {
  expect(languageFrom(stored)).toBe('sv')
})

test('R-033 the chosen language is kept under activeLanguage and named in html lang', async () => {
  await setLanguage('en')
  expect(localStorage.getItem('activeLanguage')).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  await setLanguage('sv')
  expect(localStorage.getItem('activeLanguage')).toBe('sv')
})

test('texts of a mounted program change at once, with the texts of the new language loaded first', async () => {
  addMessages('test-program', 'sv', { hello: 'Hej' })
  registerMessages('test-program', language => {
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

test('texts that come later are shown, and parts of one program share their words', async () => {
  await setLanguage('sv')
  addMessages('late-program', 'sv', { first: 'Ett' })
  const given = new Set<unknown>()
  const Part = () => {
    const { t } = useTranslation('late-program')
    given.add(t)
    return <p>{`${t('first')}, ${t('second')}, ${t('counted', { count: 2 })}`}</p>
  }
  render(
    <PlatformProvider>
      <Part />
      <Part />
    </PlatformProvider>,
  )
  expect(screen.getAllByText('Ett, second, counted')).toHaveLength(2)
  expect(given.size).toBe(1)
  act(() => addMessages('late-program', 'sv', { second: 'Två', counted_other: '{{count}} delar' }))
  expect(screen.getAllByText('Ett, Två, 2 delar')).toHaveLength(2)
  expect(given.size).toBe(2)
})

test('a language whose texts cannot be loaded is not taken', async () => {
  await setLanguage('sv')
  registerMessages('failing-program', () => Promise.reject(new Error('offline')))
  await expect(setLanguage('en')).rejects.toThrow('offline')
  expect(platformStore.get(languageAtom)).toBe('sv')
  expect(localStorage.getItem('activeLanguage')).toBe('sv')
  registerMessages('failing-program', () => Promise.resolve())
})

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})
