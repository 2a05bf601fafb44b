import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

const minutesLater = (minutes: number) => new Date(Date.parse(usualTime) + minutes * 60_000).toISOString()

test.afterEach(() => control.setClock({ now: usualTime }))

test('a licence that ends in an hour works until then and leaves the session within a minute', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast()
  // A file that is under way while the clock moves would be given up as too late.
  await page.waitForLoadState('networkidle')
  const frame = new FramePage(page)
  await control.setLicence({
    municipalityId: place.municipalityId,
    licenceKey: 'forecast',
    validTo: minutesLater(60),
  })
  await control.setClock({ now: minutesLater(59) })
  await page.clock.fastForward(59 * 60_000)
  await expect(frame.entry('Prognos')).toBeVisible()
  await expect(forecast.grids().first()).toBeVisible()
  await control.setClock({ now: minutesLater(60) })
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('heading', { name: 'Den här delen ingår inte i er licens' })).toBeVisible()
  await expect(frame.entry('Prognos')).toHaveCount(0)
})
