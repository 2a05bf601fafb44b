import { control } from '../../fixtures/control'
import { callApi, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'

const admin = async () => signInByApi(await control.makeUser({ jobTitleId: 999, roles: [] }))

for (const [language, told, other] of [
  ['sv', 'har stängts för planering', 'Välj en annan enhet'],
  ['en', 'has been closed for planning', 'Choose another unit'],
] as const)
  test(`a unit that is closed under an open forecast says so and keeps what is unsaved, in ${language}`, async ({
    page,
    forecast,
    openForecast,
  }) => {
    const { place } = await openForecast({ search: '?startWeek=12&endWeek=17', tab: 'details', language })
    const tokens = await admin()
    const setActive = async (active: boolean) => {
      const body = JSON.stringify({ unitIds: [place.unitId], active })
      expect((await callApi(tokens, '/unit/activity', { method: 'POST', body })).status).toBe(200)
    }
    await forecast.type('absences-1', 17, '7')
    await setActive(false)
    await forecast.save().click()
    const banner = page.getByRole('main').getByRole('alert').filter({ hasText: told })
    await expect(banner).toContainText(place.unitName)
    await forecast.expectCell('absences-1', 17, '7')
    await banner.getByRole('button', { name: other }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await setActive(true)
    await forecast.save().click()
    await expect(forecast.save()).toBeDisabled()
    await forecast.expectCell('absences-1', 17, '7')
  })

test('a closed unit is not in the picker', async ({ page, openForecast }) => {
  const { place } = await openForecast({ search: '?startWeek=12&endWeek=17' })
  const body = JSON.stringify({ unitIds: [place.unitId], active: false })
  await callApi(await admin(), '/unit/activity', { method: 'POST', body })
  await page.reload()
  await expect(page.getByRole('banner')).not.toContainText(place.unitName)
})
