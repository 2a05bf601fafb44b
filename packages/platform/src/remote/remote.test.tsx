import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation'
import { setLanguage } from '../language/change-language'
import { createRemoteApp } from './create-remote-app'

const onFailure = jest.fn<void, [unknown]>()

const mountedIn = async (app: ReturnType<typeof createRemoteApp>) => {
  const element = document.createElement('div')
  document.body.append(element)
  await app.bootstrap()
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
  const app = createRemoteApp({ namespace: 'mf-test', messages, Root: Hello })
  expect(app.contractVersion).toBe(1)
  const element = await mountedIn(app)
  expect(element).toHaveTextContent('Hej /')
  await act(() => setLanguage('en'))
  expect(element).toHaveTextContent('Hello /')
  await act(() => app.unmount({ element, basePath: '/', onFailure }))
  expect(element).toBeEmptyDOMElement()
})

test('R-460 an error while rendering shows its message and a retry that works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Breaking = () => {
    useState(0)
    if (isBroken) throw new Error('Kolumnen saknas')
    return <p>Lagat</p>
  }
  const app = createRemoteApp({ namespace: 'mf-test', messages, Root: Breaking })
  const element = await mountedIn(app)
  expect(screen.getByRole('alert')).toHaveTextContent('Kolumnen saknas')
  expect(onFailure).toHaveBeenCalledWith(new Error('Kolumnen saknas'))
  isBroken = false
  act(() => screen.getByRole('button', { name: 'Försök igen' }).click())
  expect(element).toHaveTextContent('Lagat')
  act(() => void app.unmount({ element, basePath: '/', onFailure }))
  jest.restoreAllMocks()
})
