import { hasLoaded } from './has-loaded'

const never = new Promise<never>(() => undefined)

const pageWith = (...loading: boolean[]): HTMLElement => {
  const element = document.createElement('div')
  for (const isLoading of loading) {
    const part = element.appendChild(document.createElement('div'))
    part.setAttribute('aria-busy', String(isLoading))
  }
  return element
}

const outcomeOf = (element: HTMLElement, left: Promise<unknown> = never) => {
  const seen: { outcome?: boolean } = {}
  void hasLoaded(element, left).then(outcome => (seen.outcome = outcome))
  return seen
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page has loaded when no part of it says that it is loading, also not a moment later', async () => {
  const page = pageWith(true)
  const seen = outcomeOf(page)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(seen.outcome).toBeUndefined()
  // The code has come, and asks for its data.
  page.replaceChildren()
  await jest.advanceTimersByTimeAsync(20)
  page.append(pageWith(true))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(seen.outcome).toBeUndefined()
  page.querySelector('[aria-busy]')?.setAttribute('aria-busy', 'false')
  await jest.advanceTimersByTimeAsync(50)
  expect(seen.outcome).toBe(true)
})

test('a page that goes on changing has loaded all the same', async () => {
  const page = pageWith(false)
  const seen = outcomeOf(page)
  for (let step = 0; step < 10; step += 1) {
    page.append(String(step))
    await jest.advanceTimersByTimeAsync(10)
  }
  expect(seen.outcome).toBe(true)
})

test('it is given up after ten seconds, and at once when the person leaves', async () => {
  const late = outcomeOf(pageWith(true))
  const left = outcomeOf(pageWith(true), Promise.resolve())
  await jest.advanceTimersByTimeAsync(0)
  expect([late.outcome, left.outcome]).toEqual([undefined, false])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(late.outcome).toBe(false)
})

test('a page that could not read what the page beside it shows has not loaded', async () => {
  const failed = document.createElement('div')
  failed.innerHTML = '<p role="alert">Listan kunde inte läsas in.</p>'
  const host = document.createElement('main')
  const standing = host.appendChild(document.createElement('div'))
  host.append(failed)
  const worse = outcomeOf(failed)
  await jest.advanceTimersByTimeAsync(50)
  expect(worse.outcome).toBe(false)
  standing.append(failed.cloneNode(true))
  const alike = outcomeOf(failed)
  await jest.advanceTimersByTimeAsync(50)
  expect(alike.outcome).toBe(true)
})
