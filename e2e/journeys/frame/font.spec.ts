import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { drawnFonts } from '../../fixtures/drawn-fonts'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'

const fontAddress = /\/assets\/inter\.[0-9a-f]+\.woff2$/
const shipped = [{ family: 'Inter', isShipped: true }]

const openForecast = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/forecast?year=2026&startWeek=12&endWeek=13')
  const forecast = new ForecastPage(page)
  await expect(forecast.sheet()).toBeVisible()
  return forecast
}

test('the shipped font is fetched once, from an address that never changes its content, and draws everything, on the screen and on paper', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (['font', 'stylesheet'].includes(request.resourceType())) fetched.push(request.resourceType())
  })
  const complaints: string[] = []
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  const answer = page.waitForResponse(fontAddress)
  const forecast = await openForecast(page)
  const cell = forecast.cell('budget-staff-cost', 12)
  await test.step('it is fetched ahead of the styles', async () => {
    const response = await answer
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-type': 'font/woff2',
    })
    expect(fetched.filter(type => type === 'font')).toHaveLength(1)
    expect(fetched[0]).toBe('font')
    expect(complaints.filter(text => /preload|font/i.test(text))).toEqual([])
  })
  await test.step('page, sheet, chart and the fields of antd are drawn in it', async () => {
    const places = [
      forecast.heading(),
      cell,
      page.locator('[data-part="select"] input').first(),
      page.locator('[data-part=chart] svg text').first(),
      page.getByRole('navigation').getByText('Prognos', { exact: true }).first(),
    ]
    for (const place of places) expect(await drawnFonts(page, place), `${place}`).toEqual(shipped)
    expect(await page.evaluate(() => [...document.fonts].find(face => face.family === 'Inter Variable')?.status)).toBe(
      'loaded',
    )
  })
  await test.step('every figure is as wide as any other', async () => {
    const widthOf = (text: string) =>
      cell.evaluate((element, figures) => {
        const line = document.createElement('span')
        line.textContent = figures
        line.style.cssText = 'position: absolute; white-space: nowrap'
        element.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width
      }, text)
    expect(await widthOf('1111')).toBe(await widthOf('8888'))
    expect(await widthOf('1111')).toBeGreaterThan(0)
  })
  await test.step('on paper too', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await drawnFonts(page, forecast.heading())).toEqual(shipped)
  })
})

const lineOf = (place: Locator) =>
  place.evaluate(element => {
    const { y, height } = element.getBoundingClientRect()
    return { y: Math.round(y), height: Math.round(height) }
  })

test('no line moves when the font comes late', async ({ page }) => {
  const held: Route[] = []
  await page.route(fontAddress, route => {
    held.push(route)
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  const places = [
    heading,
    page.getByRole('textbox', { name: /^E-postadress/ }),
    page.getByRole('button', { name: 'Logga in' }),
    page.getByRole('link').last(),
  ]
  // The form of the page itself is taken over by the application, which keeps to its places.
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  expect(held).toHaveLength(1)
  expect(await drawnFonts(page, heading)).not.toContainEqual(shipped[0])
  const before = await Promise.all(places.map(lineOf))
  await Promise.all(held.map(route => route.continue()))
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => drawnFonts(page, heading)).toEqual(shipped)
  expect(await Promise.all(places.map(lineOf))).toEqual(before)
})
