import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { SightProvider } from '@veckovis/ui'
import { pageLoader } from '../frame/navigation'
import { leaveGuard, leaveQuestionAtom } from '../leaving/leave-guard'
import { PlatformProvider } from '../platform-provider'
import { platformStore } from '../store'
import { createMemoryStorage } from '../testing/browser-tab'
import { reloadForChunk } from './chunk-reload'
import { lazyPage } from './lazy-page'

const createPage = () => {
  const reloads: number[] = []
  return { reloads, load: () => undefined, reload: () => void reloads.push(Date.now()) }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('R-072 the page is reloaded once per 60 seconds', async () => {
  jest.useFakeTimers()
  const page = createPage()
  const session = createMemoryStorage()
  expect(await reloadForChunk(page, session)).toBe(true)
  jest.setSystemTime(Date.now() + 59_000)
  expect(await reloadForChunk(page, session)).toBe(false)
  jest.setSystemTime(Date.now() + 2_000)
  expect(await reloadForChunk(page, session)).toBe(true)
  expect(page.reloads).toHaveLength(2)
})

test('with unsaved work the person is asked, and staying keeps the page', async () => {
  const page = createPage()
  const release = leaveGuard.register({
    isDirty: () => true,
    save: () => Promise.resolve(true),
    discard: () => undefined,
  })
  const reloading = reloadForChunk(page, createMemoryStorage())
  platformStore.get(leaveQuestionAtom)?.answer('stay')
  expect(await reloading).toBe(false)
  expect(page.reloads).toHaveLength(0)
  release()
})

test('a page whose code fails again shows an error view, and its retry fetches again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStorage.setItem('veckovis-chunk-reload', String(Date.now()))
  let tries = 0
  const Page = lazyPage(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(() => <p>Sidan</p>)
  })
  render(
    <PlatformProvider>
      <Page />
    </PlatformProvider>,
  )
  expect(screen.getByRole('status')).toHaveAccessibleName('Läser in …')
  expect(await screen.findByRole('alert')).toHaveTextContent('En del av sidan kunde inte hämtas.')
  act(() => screen.getByRole('button', { name: 'Försök igen' }).click())
  expect(await screen.findByText('Sidan')).toBeInTheDocument()
})

test('for a page that nobody sees yet, whose code stays away, no other page is loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStorage.clear()
  const reload = jest.spyOn(pageLoader, 'reload').mockImplementation(() => undefined)
  const Page = lazyPage(() => Promise.reject(new Error('ChunkLoadError')))
  render(
    <PlatformProvider>
      <SightProvider value={{ isShown: () => false, follow: () => () => undefined }}>
        <Page />
      </SightProvider>
    </PlatformProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('En del av sidan kunde inte hämtas.')
  expect(reload).not.toHaveBeenCalled()
})

test('a page fetched ahead is there at once', async () => {
  const Page = lazyPage(() => Promise.resolve({ default: ({ word }: { word: string }) => <p>{word}</p> }))
  await Page.preload()
  render(
    <PlatformProvider>
      <Page word="Klar" />
    </PlatformProvider>,
  )
  expect(screen.getByText('Klar')).toBeInTheDocument()
})
