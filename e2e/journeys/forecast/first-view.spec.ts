import { expect, test } from '../../fixtures/suite'
import { coveredTexts } from '../../fixtures/covered-texts'

test('in a year of 53 weeks the first view covers nothing, at 1280 and 390 px, and offers week 53', async ({
  page,
  openForecast,
  forecast,
}) => {
  await openForecast()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/forecast')
    const include = page.getByRole('button', { name: 'Ta med vecka 53' })
    await expect(include).toBeVisible()
    expect(await coveredTexts(page)).toEqual([])
    await include.click()
    await expect(include).toHaveCount(0)
    expect(new URL(page.url()).searchParams.get('endWeek')).toBe('53')
    await expect(forecast.heading()).toBeVisible()
  }
})
