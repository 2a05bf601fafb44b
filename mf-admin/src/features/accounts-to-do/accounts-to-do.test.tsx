import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { AccountsToDoAnswer } from '@veckovis/contracts/people'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { AccountsToDo } from './accounts-to-do'

const { fetch: own } = globalThis

const show = (answer: AccountsToDoAnswer) => {
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <AccountsToDo />
      </QueryProvider>
    </PlatformProvider>,
  )
}

beforeAll(() => addMessages('mf-admin-start', 'sv', texts))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

test('each kind of account that waits is counted and leads to where it is dealt with', async () => {
  show({ waiting: 2, uninvited: 0, failed: 1, expired: 0, total: 3 })
  const links = await screen.findAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 nya konton väntar på att få roller', '/users'],
    ['1 inbjudan kom inte fram', '/users?state=failed&active=active'],
  ])
})

test('that nothing waits is said in green of a count of none', async () => {
  show({ waiting: 0, uninvited: 0, failed: 0, expired: 0, total: 0 })
  expect((await screen.findByText(texts.nothing)).querySelector('svg')).not.toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
