import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { makeManager, makePlace } from '../../fixtures/places'
import { signInByApi, storedUnit, storeBeforeLoad } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'

test('twenty tabs whose token is refused at once make one refresh and stay signed in', async ({ context }) => {
  test.slow()
  const place = await makePlace({ years: [2026] })
  const tokens = await signInByApi(await makeManager(place))
  await context.clock.install({ time: new Date(usualTime) })
  await storeBeforeLoad(context, { local: { ...tokens, activeUnit: storedUnit(place) } })
  // The server's clock stands still for the other tests: the answer of an ended token is given here.
  await context.route(paths.me, route =>
    route.request().headers().authorization === `Bearer ${tokens.access_token}`
      ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'unauthenticated', message: 'X' } })
      : route.continue(),
  )
  const refreshes: string[] = []
  context.on('request', request => {
    if (paths.refresh.test(new URL(request.url()).pathname)) refreshes.push(request.method())
  })
  const pages = await Promise.all(Array.from({ length: 20 }, () => context.newPage()))
  await Promise.all(pages.map(page => page.goto('/help')))
  for (const page of pages) await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  expect(refreshes).toEqual(['POST'])
})
