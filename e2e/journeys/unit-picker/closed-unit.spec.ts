import { control } from '../../fixtures/control'
import { callApi, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'

const admin = async () => signInByApi(await control.makeUser({ jobTitleId: 999, roles: [] }))

test('a unit that is closed under an open forecast says so, keeps what is unsaved, and is not in the picker', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast({ search: '?startWeek=12&endWeek=17', tab: 'details' })
  const tokens = await admin()
  const setActive = async (active: boolean) => {
    const body = JSON.stringify({ unitIds: [place.unitId], active })
    expect((await callApi(tokens, '/unit/activity', { method: 'POST', body })).status).toBe(200)
  }
  await test.step('while it is closed nothing is saved, and nothing lost', async () => {
    await forecast.type('absences-1', 17, '7')
    await setActive(false)
    await forecast.save().click()
    const banner = page.getByRole('main').getByRole('alert').filter({ hasText: 'har stängts för planering' })
    await expect(banner).toContainText(place.unitName)
    await forecast.expectCell('absences-1', 17, '7')
    await banner.getByRole('button', { name: 'Välj en annan enhet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await setActive(true)
    await forecast.save().click()
    await expect(forecast.save()).toBeDisabled()
    await forecast.expectCell('absences-1', 17, '7')
  })
  await test.step('not in the picker', async () => {
    await setActive(false)
    await page.reload()
    await expect(page.getByRole('banner')).not.toContainText(place.unitName)
  })
})
