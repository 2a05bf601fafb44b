import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { openPage, resize } from '../../fixtures/every-page'
import { overflow } from '../../fixtures/narrow-windows'
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
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await openPage(page, path)
      for (const width of [1280, 320, 390]) {
        await resize(page, width)
        expect(await layoutFaults(page), `${width} px`).toEqual([])
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
        if (!path.startsWith('/analytics-units')) continue
        // A picture that was drawn alone, as wide as the page, gets narrower when the one beside it comes.
        await expect(pictures).toHaveCount(2)
        await expect.poll(tooWide).toBe(0)
      }
    })
})
