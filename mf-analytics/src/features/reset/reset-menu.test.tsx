import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { PersonRecord } from '@veckovis/contracts/people'
import { addMessages, notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { ResetMenu } from './reset-menu'

const bo: PersonRecord = {
  ...{ id: 8, firstName: 'Bo', lastName: 'Ek', email: 'bo@kommun.example', phone: null, jobTitleId: 1, active: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastLoginAt: null, units: 1, rolesElsewhere: false, version: 1 },
  invitation: { state: 'none', since: null, expiresAt: null, failure: null, nextAttemptAt: null },
  may: { edit: true, email: true, deactivate: true, jobTitle: true, grant: true },
  ...{ homeMunicipalityId: null, roles: [] },
}

const { fetch: own } = globalThis
const sent: unknown[] = []
const serve: typeof fetch = (input, init) => {
  const isMail = String(input).includes('forgot-password')
  if (isMail) sent.push(JSON.parse(String(init?.body)))
  const headers = { 'content-type': 'application/json' }
  return Promise.resolve(new Response(JSON.stringify(isMail ? { ok: true } : bo), { headers }))
}
afterEach(() => {
  globalThis.fetch = own
})

test('R-448 who sends somebody a new password reads the quoted sentence, and below it who gets the mail', async () => {
  addMessages('mf-analytics', 'sv', sv)
  globalThis.fetch = serve
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <ResetMenu userId={8} name="Bo Ek" />
      </QueryProvider>
    </PlatformProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Åtgärder för Bo Ek' }))
  fireEvent.click(await screen.findByText('Skicka länk för nytt lösenord'))
  await waitFor(() => expect(sent).toEqual([{ email: 'bo@kommun.example' }]))
  await waitFor(() =>
    expect(platformStore.get(notificationsAtom).map(({ lines }) => lines)).toEqual([
      ['Information har skickats till din e-post', 'Mottagare: Bo Ek, bo@kommun.example'],
    ]),
  )
})
