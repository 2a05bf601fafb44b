import { expect, test } from '../../fixtures/suite'

test('R-480 a reader gets no controls that change anything', async ({ page, forecast, openForecast }) => {
  await openForecast({ level: 'READ', tab: 'details' })
  await expect(forecast.row('absences-2')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
  for (const control of [forecast.fillIn(), forecast.save(), forecast.revert()]) await expect(control).toHaveCount(0)
})

test('R-487 every call includes credentials', async ({ page, openForecast }) => {
  await page.addInitScript(() => {
    const real = window.fetch
    const seen: unknown[] = []
    Object.assign(window, { seenCredentials: seen })
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address.includes('/api/')) seen.push(input instanceof Request ? input.credentials : init?.credentials)
      return real(input, init)
    }
  })
  await openForecast()
  const seen = await page.evaluate((): unknown[] => Reflect.get(window, 'seenCredentials'))
  expect(seen.length).toBeGreaterThan(4)
  expect(new Set(seen)).toEqual(new Set(['include']))
})
