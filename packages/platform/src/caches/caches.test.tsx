import '@testing-library/jest-dom'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { ApiError } from '../api/api-error'
import { followNetwork } from '../frame/online'
import { announceChange, createModuleQueryClient, queryClient, QueryProvider, topicKey, type Topic } from '../queries'
import { createRemoteApp, type RemoteAppOptions } from '../remote/create-remote-app'
import type { RemoteApp } from '../remote/remote-app'
import { dropSessionData } from '../session/session-data'

const onFailure = jest.fn<void, [unknown]>()
const messages = { sv: () => Promise.resolve({}), en: () => Promise.resolve({}) }
/** As a module of before: it hands over no cache. */
const createEarlierApp: (options: Omit<RemoteAppOptions, 'queryClient'>) => RemoteApp = options =>
  Reflect.apply(createRemoteApp, undefined, [options])

type Rows = { readonly hours: readonly number[]; readonly weeks?: readonly number[] }
const key = ['test', 'rows']
const older: Rows = { hours: [40] }
const newer: Rows = { hours: [40], weeks: [12] }

const pageOf = (rows: Rows) => {
  const query = { queryKey: key, queryFn: () => Promise.resolve(rows) }
  const Root = () => {
    const { data } = useQuery(query)
    if (data === undefined) return <p>…</p>
    if (rows.weeks === undefined) return <p>hours {data.hours}</p>
    if (data.weeks === undefined) throw new RangeError('The answer holds hours of no week')
    return <p>weeks {data.weeks}</p>
  }
  return { query, Root }
}

/** What a version of a module is: its own cache, and code that reads answers of one shape. */
const versionOf = (rows: Rows) => {
  const { query, Root } = pageOf(rows)
  const client = createModuleQueryClient('mf-test')
  const prefetch = () => void client.prefetchQuery(query)
  return { client, app: createRemoteApp({ namespace: 'mf-test', messages, Root, queryClient: client, prefetch }) }
}

const settled = () => act(() => new Promise(resolve => setTimeout(resolve)))

const mounted = async (app: RemoteApp) => {
  const element = document.body.appendChild(document.createElement('div'))
  const props = { element, basePath: '/', onFailure }
  await act(() => app.bootstrap())
  let stands: Promise<void> | undefined
  act(() => {
    stands = app.mount(props)
  })
  await stands
  await settled()
  return { element, leave: () => act(() => app.unmount(props)) }
}

const held = (client: QueryClient) => client.getQueryData(key)
const isStale = (client: QueryClient, of: readonly unknown[]) => client.getQueryState(of)?.isInvalidated

beforeEach(() => {
  onFailure.mockClear()
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('a version whose answer has one more field does not run on what the version before it has read', async () => {
  const { leave } = await mounted(versionOf(older).app)
  await leave()
  const { app } = versionOf(newer)
  app.prefetch?.()
  const { element } = await mounted(app)
  expect(onFailure.mock.calls).toEqual([])
  expect(element).toHaveTextContent('weeks 12')
})

test('nor on what a module has read that was built when there was one cache for all', async () => {
  const { leave } = await mounted(createEarlierApp({ namespace: 'mf-test', messages, Root: pageOf(older).Root }))
  await leave()
  expect(held(queryClient)).toEqual(older)
  const { element } = await mounted(versionOf(newer).app)
  expect(onFailure.mock.calls).toEqual([])
  expect(element).toHaveTextContent('weeks 12')
})

test('a cache is warm when one comes back, and empty when the version has left and another is shown', async () => {
  const [first, second] = [versionOf(older), versionOf(newer)]
  const page = await mounted(first.app)
  await page.leave()
  expect(held(first.client)).toEqual(older)
  const contribution = await mounted(first.app)
  const replacing = await mounted(second.app)
  expect(held(first.client)).toEqual(older)
  await contribution.leave()
  expect(held(first.client)).toBeUndefined()
  await replacing.leave()
  expect(held(second.client)).toEqual(newer)
  await mounted(first.app)
  expect([held(first.client), held(second.client)]).toEqual([older, undefined])
})

const forecastOf = (unitId: number): Topic => ({ topic: 'forecast/1', unitId })
const years = (unitId: number) => [...topicKey(forecastOf(unitId)), 'years']

test('a change reaches every version of every module, and what it does not concern stays', async () => {
  const clients = [queryClient, createModuleQueryClient('mf-test'), createModuleQueryClient('mf-other')]
  for (const client of clients) for (const queryKey of [years(7), years(8), key]) client.setQueryData(queryKey, [2026])
  await announceChange(forecastOf(7))
  const stale = (of: readonly unknown[]) => clients.map(client => isStale(client, of))
  expect([stale(years(7)), stale(years(8)), stale(key)]).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ])
  await announceChange({ topic: 'forecast/1' })
  expect(stale(years(8))).toEqual([true, true, true])
})

test('what is shown of a topic is read again', async () => {
  const client = createModuleQueryClient('mf-test')
  const ask = jest.fn(() => Promise.resolve(2026))
  const Page = () => <p>{useQuery({ queryKey: years(7), queryFn: ask }).data}</p>
  render(
    <QueryProvider client={client}>
      <Page />
    </QueryProvider>,
  )
  await settled()
  await act(() => announceChange(forecastOf(8)))
  expect(ask).toHaveBeenCalledTimes(1)
  await act(() => announceChange(forecastOf(7)))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('modules of before, which name the keys of others in the one cache, and those of now reach each other', async () => {
  const client = createModuleQueryClient('mf-forecast')
  const named = ['forecast', 7, 2026]
  client.setQueryData([...topicKey(forecastOf(7)), 2026], 'now')
  queryClient.setQueryData(named, 'before')
  await queryClient.invalidateQueries({ queryKey: ['forecast', 7] })
  expect(isStale(client, named)).toBe(true)
  queryClient.setQueryData(named, 'before')
  await announceChange(forecastOf(7))
  expect(isStale(queryClient, named)).toBe(true)
})

test('a save that ends after its page gave way to another version is seen there, and not in other modules', async () => {
  const [left, standing, other] = ['mf-one', 'mf-one', 'mf-other'].map(createModuleQueryClient)
  for (const client of [left, standing, other]) client?.setQueryData(key, older)
  await left?.invalidateQueries({ queryKey: key })
  const stale = [left, standing, other].map(client => client !== undefined && isStale(client, key))
  expect(stale).toEqual([true, true, false])
})

test('the caches of one module hear nothing of what another does with its own', async () => {
  const [one, other] = [createModuleQueryClient('mf-test'), createModuleQueryClient('mf-other')]
  for (const client of [one, other]) client.setQueryData(key, older)
  await one.invalidateQueries()
  one.setQueryData(key, newer)
  expect([isStale(other, key), held(other), held(queryClient)]).toEqual([false, older, undefined])
})

test('with the session every cache ends', async () => {
  const { client, app } = versionOf(older)
  const { leave } = await mounted(app)
  await leave()
  queryClient.setQueryData(key, older)
  dropSessionData()
  expect([held(client), held(queryClient)]).toEqual([undefined, undefined])
})

test('what a module shows and could not read is asked for again when the network is back', async () => {
  followNetwork()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const client = createModuleQueryClient('mf-test')
  const queryFn = jest.fn(() => Promise.reject(new ApiError('connection', '', 0, null)))
  const Page = () => <p>{useQuery({ queryKey: key, queryFn }).status}</p>
  render(
    <QueryProvider client={client}>
      <Page />
    </QueryProvider>,
  )
  await settled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(queryFn).toHaveBeenCalledTimes(2)
  jest.restoreAllMocks()
})
