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

test('the tables hold their texts at every width', { tag: '@layout' }, async ({ page }) => {
  test.slow()
  const world = await makeWorld({ units: 12, forecasts: 3 })
  await control.makeUser({ jobTitleId: 999, firstName: 'Karl-Johan', roles: rolesOn(world, [2]) })
  const { tokens } = await openAnalytics(page, world, '/help')
  await saveAbsence(tokens, world)
  const narrow = `municipalityId=${world.municipalityId}`
  const pictures = page.getByRole('main').getByRole('img')
  const tooWide = () =>
    pictures.evaluateAll(
      all => all.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0)).length,
    )
  for (const path of [
    `/clients?${narrow}`,
    `/analytics-users?${narrow}`,
    `/analytics-units?compare=year-before&from=2026-05-01&to=2026-05-31&${narrow}`,
  ])
    for (const [width, opened] of [
      [1280, 'sv'],
      [320, null],
      [390, 'en'],
    ] as const)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        if (opened !== null) {
          await page.evaluate(language => window.localStorage.setItem('activeLanguage', language), opened)
          await page.goto(path)
        }
        await settle(page)
        expect(await layoutFaults(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        if (!path.startsWith('/analytics-units')) return
        // A picture that was drawn alone, as wide as the page, gets narrower when the one beside it comes.
        await expect(pictures).toHaveCount(2)
        await expect.poll(tooWide).toBe(0)
      })
})
