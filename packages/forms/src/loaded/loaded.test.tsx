import '@testing-library/jest-dom'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ApiError, PlatformProvider } from '@veckovis/platform'
import { queryClient, QueryProvider } from '@veckovis/platform/queries'
import type { ReactNode } from 'react'
import { FailedLoad, Loaded, readTogether } from './loaded'

const noConnection = new ApiError('connection', 'X', 0, undefined)
const refused = (status: number, code: string) =>
  new ApiError('answer', 'X', status, undefined, { answer: { statusCode: status, code, message: 'X' } })

type Call = { readonly of: string; readonly answer: (text: string) => void; readonly fail: (error: Error) => void }

/** A record that the test answers for, call by call. */
const calls: Call[] = []

const useRecord = (of: string) =>
  useQuery({
    queryKey: ['record', of],
    queryFn: () => new Promise<string>((answer, fail) => calls.push({ of, answer, fail })),
  })

const Record = ({ of }: { readonly of: string }) => (
  <Loaded query={useRecord(of)} lines={2}>
    {text => <p>{text}</p>}
  </Loaded>
)

const Apart = ({ of }: { readonly of: string }) => <FailedLoad query={useRecord(of)} />

const Both = ({ of }: { readonly of: string }) => (
  <Loaded query={readTogether(useRecord(of), useRecord('other'))}>
    {([one, other]) => (
      <p>
        {one.toUpperCase()} and {other}
      </p>
    )}
  </Loaded>
)

const show = (Shown = Record) => {
  const page = (of: string) => (
    <PlatformProvider>
      <QueryProvider>
        <Shown of={of} />
      </QueryProvider>
    </PlatformProvider>
  )
  const { rerender, container } = render(page('one'))
  return { container, turnTo: (of: string) => rerender(page(of)) }
}

const last = () => calls.at(-1)
const callsAre = (number: number) => waitFor(() => expect(calls).toHaveLength(number))
const skeleton = () => screen.queryByRole('status', { name: 'Läser in …' })
const retry = () => screen.getByRole('button', { name: 'Försök igen' })
const failWith = async (error: Error, text: string) => {
  last()?.fail(error)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
}
const fromServer = 'Serverfel. Försök igen senare.'

beforeEach(() => {
  calls.length = 0
  queryClient.clear()
})

test('a skeleton stands there until the record does', async () => {
  show()
  expect(skeleton()).toBeVisible()
  last()?.answer('the record')
  expect(await screen.findByText('the record')).toBeVisible()
  expect(skeleton()).toBeNull()
})

test.each([
  ['no connection', noConnection, 'Det gick inte att hämta data. Kontrollera anslutningen.'],
  ['403', refused(403, 'forbidden'), 'Du saknar behörighet till enhetens uppgifter.'],
  ['404', refused(404, 'not-found'), 'Det som efterfrågades finns inte. Kontakta administratören.'],
  ['500', refused(500, 'server-error'), fromServer],
])('%s is told in the words of the catalogue instead of the skeleton', async (_, error, text) => {
  show()
  await failWith(error, text)
  expect(skeleton()).toBeNull()
})

test('another try is busy in the notice and keeps the focus, whether it fails or brings the record', async () => {
  show()
  await failWith(refused(500, 'server-error'), fromServer)
  retry().focus()
  fireEvent.click(retry())
  await callsAre(2)
  await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'))
  expect(skeleton()).toBeNull()
  fireEvent.click(retry())
  await failWith(noConnection, 'Kontrollera anslutningen.')
  expect(retry()).toHaveFocus()
  expect(retry()).not.toHaveAttribute('aria-busy')
  expect(calls).toHaveLength(2)
  fireEvent.click(retry())
  await callsAre(3)
  last()?.answer('the record')
  expect(await screen.findByText('the record')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was read stays below the notice when it cannot be read again, and goes on from there', async () => {
  show()
  last()?.answer('the record')
  const record = await screen.findByText('the record')
  act(() => void queryClient.refetchQueries())
  await callsAre(2)
  await failWith(refused(503, 'unavailable'), fromServer)
  expect(screen.getByRole('alert').compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(retry())
  await callsAre(3)
  await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'))
  last()?.answer('the newer record')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(record).toHaveTextContent('the newer record')
})

test('the failure of one record is not that of the next', async () => {
  const { turnTo } = show()
  await failWith(refused(500, 'server-error'), fromServer)
  fireEvent.click(retry())
  await callsAre(2)
  await failWith(noConnection, 'Kontrollera anslutningen.')
  turnTo('other')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(skeleton()).toBeVisible()
  last()?.answer('the other record')
  expect(await screen.findByText('the other record')).toBeVisible()
})

test('a failure that is kept while it is asked for again is not that of a record chosen meanwhile', async () => {
  const { turnTo } = show()
  await failWith(refused(500, 'server-error'), fromServer)
  fireEvent.click(retry())
  await callsAre(2)
  turnTo('other')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(skeleton()).toBeVisible()
})

const failAndComeBack = async (Shown: typeof Record, press: () => void) => {
  show(Shown)
  await failWith(noConnection, 'Kontrollera anslutningen.')
  press()
  fireEvent.click(retry())
  await callsAre(2)
  last()?.answer('the record')
  return await screen.findByText('the record')
}

const withInside = (inside: (text: string) => ReactNode) => {
  const Shown = ({ of }: { readonly of: string }) => <Loaded query={useRecord(of)}>{inside}</Loaded>
  return Shown
}

test.each([
  [
    'heading',
    withInside(text => (
      <div>
        <button type="button">x</button>
        <h2>{text}</h2>
        <input />
      </div>
    )),
    'h2',
  ],
  [
    'field',
    withInside(text => (
      <>
        <p>{text}</p>
        <input hidden disabled />
        <input name="first" />
      </>
    )),
    '[name=first]',
  ],
  [
    'table',
    withInside(text => (
      <>
        <table>
          <caption>{text}</caption>
        </table>
        <select name="rows" />
      </>
    )),
    'table',
  ],
  ['whole', withInside(text => <p>{text}</p>), 'p'],
])('when another try brings the record the focus goes to its %s', async (_, Shown, wanted) => {
  const record = await failAndComeBack(Shown, () => retry().focus())
  expect(record.ownerDocument.querySelector(wanted)).toHaveFocus()
})

test('who has gone elsewhere meanwhile stays there', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  await failAndComeBack(Record, () => elsewhere.focus())
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

test('where the record stands elsewhere there is the failure alone', async () => {
  const { container } = show(Apart)
  expect(container).toBeEmptyDOMElement()
  await failWith(refused(500, 'server-error'), fromServer)
  fireEvent.click(retry())
  await callsAre(2)
  last()?.answer('the record')
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

const besides = (lay: (notice: ReactNode, record: string | undefined) => ReactNode) => {
  const Shown = ({ of }: { readonly of: string }) => {
    const query = useRecord(of)
    return <main>{lay(<FailedLoad query={query} />, query.data)}</main>
  }
  return Shown
}

test.each([
  [
    'to the record elsewhere',
    besides((notice, record) => (
      <>
        <div>{notice}</div>
        <h2>{record}</h2>
      </>
    )),
    'h2',
  ],
  [
    'to the head of the page from its end',
    besides((notice, record) => (
      <>
        <h1>{record}</h1>
        <div>{notice}</div>
      </>
    )),
    'h1',
  ],
])('when another try succeeds the focus goes %s', async (_, Shown, wanted) => {
  const record = await failAndComeBack(Shown, () => retry().focus())
  expect(record.ownerDocument.querySelector(wanted)).toHaveFocus()
})

test('two that are read as one wait for both, fail with either and are both tried again', async () => {
  show(Both)
  calls[0]?.answer('the record')
  await failWith(noConnection, 'Kontrollera anslutningen.')
  fireEvent.click(retry())
  await callsAre(4)
  expect(calls.map(({ of }) => of)).toEqual(['one', 'other', 'one', 'other'])
  calls[2]?.answer('the newer')
  await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'))
  last()?.answer('the other')
  expect(await screen.findByText('THE NEWER and the other')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
