import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation'
import { setLanguage } from '../language/change-language'
import { i18n } from '../language/i18n'
import { addOwnTexts, withTexts } from '../language/own-texts'
import { createModuleQueryClient } from '../queries'
import { createRemoteApp } from './create-remote-app'
import { lazyPage } from './lazy-page'

const onFailure = jest.fn<void, [unknown]>()
const queryClient = createModuleQueryClient('mf-test')

const mountedIn = async (app: ReturnType<typeof createRemoteApp>) => {
  const element = document.createElement('div')
  document.body.append(element)
  await act(() => app.bootstrap())
  let mounted: Promise<void> | undefined
  act(() => {
    mounted = app.mount({ element, basePath: '/', onFailure })
  })
  await mounted
  return element
}

const Hello = ({ basePath }: { basePath: string }) => (
  <p>
    {useTranslation('mf-test').t('hello')} {basePath}
  </p>
)
const messages = {
  sv: () => Promise.resolve({ default: { hello: 'Hej' } }),
  en: () => Promise.resolve({ default: { hello: 'Hello' } }),
}

afterEach(async () => {
  onFailure.mockClear()
  document.body.replaceChildren()
  await act(() => setLanguage('sv'))
})

test('a remote mounts with its texts, follows the language, and leaves nothing behind', async () => {
  const app = createRemoteApp({ namespace: 'mf-test', messages, Root: Hello, queryClient })
  expect(app.contractVersion).toBe(1)
  const element = await mountedIn(app)
  expect(element).toHaveTextContent('Hej /')
  await act(() => setLanguage('en'))
  expect(element).toHaveTextContent('Hello /')
  await act(() => app.unmount({ element, basePath: '/', onFailure }))
  expect(element).toBeEmptyDOMElement()
})

test('two versions on the page have their own texts, and what comes with the newer does not reach the older', async () => {
  const older = createRemoteApp({ namespace: 'mf-test', messages, Root: Hello, queryClient })
  const element = await mountedIn(older)
  const changed = {
    sv: () => Promise.resolve({ default: { hello: 'God dag' } }),
    en: () => Promise.resolve({ default: { hello: 'Good day' } }),
  }
  const newer = createRemoteApp({ namespace: 'mf-test', messages: changed, Root: Hello, queryClient })
  const other = await mountedIn(newer)
  expect(element).toHaveTextContent('Hej /')
  expect(other).toHaveTextContent('God dag /')
  await act(() => setLanguage('en'))
  expect(element).toHaveTextContent('Hello /')
  expect(other).toHaveTextContent('Good day /')
})

test('two versions on the page have their own texts in a part that each fetches when it is opened, whichever comes last', async () => {
  const partOf = (sv: string, en: string) => {
    const Inner = () => <i>{useTranslation('mf-test-part').t('title')}</i>
    const Part = ({ of }: { readonly of: string }) => (
      <p>
        {useTranslation('mf-test').t('hello')} {of}: <Inner />
      </p>
    )
    return withTexts('mf-test-part', { sv: { title: sv }, en: { title: en } }, Part)
  }
  const versionWith = (part: ReturnType<typeof partOf>) => {
    const Part = lazyPage(() => Promise.resolve(part))
    const Root = () => {
      const [isOpen, open] = useState(false)
      return isOpen ? <Part of="Malin" /> : <button onClick={() => open(true)}>+</button>
    }
    return createRemoteApp({ namespace: 'mf-test', messages, Root, queryClient })
  }
  const older = await mountedIn(versionWith(partOf('Lista', 'List')))
  await act(async () => older.querySelector('button')?.click())
  expect(older).toHaveTextContent('Hej Malin: Lista')
  const newer = await mountedIn(versionWith(partOf('Förteckning', 'Register')))
  await act(async () => newer.querySelector('button')?.click())
  expect(newer).toHaveTextContent('Hej Malin: Förteckning')
  expect(older).toHaveTextContent('Hej Malin: Lista')
  await act(() => setLanguage('en'))
  expect(older).toHaveTextContent('Hello Malin: List')
  expect(newer).toHaveTextContent('Hello Malin: Register')
})

test('texts without a part of their own stand where their program alone looks', () => {
  const [one, other] = ['Spara', 'Ladda ner'].map(action =>
    addOwnTexts('test-files', { sv: { action }, en: { action } }),
  )
  expect([one, other].map(place => i18n.t(`${place}:action`))).toEqual(['Spara', 'Ladda ner'])
})

test('a program that left the page, or whose texts do not come, keeps nobody in the old language', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const gone = createRemoteApp({
    namespace: 'mf-test',
    messages: { ...messages, en: () => new Promise(() => undefined) },
    Root: Hello,
    queryClient,
  })
  const left = await mountedIn(gone)
  await act(() => gone.unmount({ element: left, basePath: '/', onFailure }))
  const isOnline = { value: false }
  const broken = createRemoteApp({
    namespace: 'mf-test',
    messages: {
      ...messages,
      en: () => (isOnline.value ? messages.en() : Promise.reject(new Error('offline'))),
    },
    Root: Hello,
    queryClient,
  })
  const element = await mountedIn(broken)
  await act(() => setLanguage('en'))
  expect(document.documentElement.lang).toBe('en')
  expect(element).toHaveTextContent('Hej /')
  isOnline.value = true
  await act(() => broken.loadMessages('en'))
  expect(element).toHaveTextContent('Hello /')
  jest.restoreAllMocks()
})

test('R-460 an error while rendering shows its message and a retry that works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Breaking = () => {
    useState(0)
    if (isBroken) throw new Error('Kolumnen saknas')
    return <p>Lagat</p>
  }
  const app = createRemoteApp({ namespace: 'mf-test', messages, Root: Breaking, queryClient })
  const element = await mountedIn(app)
  expect(screen.getByRole('alert')).toHaveTextContent('Kolumnen saknas')
  expect(onFailure).toHaveBeenCalledWith(new Error('Kolumnen saknas'))
  isBroken = false
  act(() => screen.getByRole('button', { name: 'Försök igen' }).click())
  expect(element).toHaveTextContent('Lagat')
  act(() => void app.unmount({ element, basePath: '/', onFailure }))
  jest.restoreAllMocks()
})
