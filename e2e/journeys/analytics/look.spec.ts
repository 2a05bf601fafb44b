import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { settle } from '../../fixtures/every-page'
import { rolesOn, type Place } from '../../fixtures/places'
import { callApi, type Tokens } from '../../fixtures/session'
import { makeWorld, openAnalytics } from './analytics-world'

/** Hours of absence in three weeks of May, so that there is a picture of them. */
const saveAbsence = async (tokens: Tokens, { unitId }: Place) => {
  const read = await callApi(tokens, `/forecast/unit/${unitId}?year=2026`)
  const { id } = (await read.json()) as { id: number }
  const absences = [{ id: 2, values: { 19: 40, 20: 24, 21: 16 } }]
  const saved = await callApi(tokens, `/forecast/${id}/unit/${unitId}`, {
    method: 'PATCH',
    headers: { 'if-match': read.headers.get('etag') ?? '' },
    body: JSON.stringify({ absences, substitutes: [], myForecast: [] }),
  })
  expect(saved.status, await saved.text()).toBe(200)
}

for (const width of [1280, 390, 320])
  test(`the tables hold their texts at ${width} px`, { tag: '@layout' }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const world = await makeWorld({ units: 12, forecasts: 3 })
    await control.makeUser({ jobTitleId: 999, firstName: 'Karl-Johan', roles: rolesOn(world, [2]) })
    const { tokens } = await openAnalytics(page, world, '/help', width === 390 ? 'en' : 'sv')
    await saveAbsence(tokens, world)
    const found: string[] = []
    const narrow = `municipalityId=${world.municipalityId}`
    for (const path of [
      '/clients',
      '/analytics-users',
      `/analytics-units?compare=year-before&from=2026-05-01&to=2026-05-31`,
    ]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${narrow}`)
      await settle(page)
      found.push(...(await layoutFaults(page)).map(fault => `${path}: ${fault}`))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(found).toEqual([])
    // A picture that was drawn alone, as wide as the page, gets narrower when the one beside it comes.
    const pictures = page.getByRole('main').getByRole('img')
    await expect(pictures).toHaveCount(2)
    const tooWide = () =>
      pictures.evaluateAll(
        all => all.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0)).length,
      )
    await expect.poll(tooWide).toBe(0)
  })
