import { expect, test } from '../../fixtures/journey'
import { makePlace } from '../../fixtures/places'
import { enter, storeInstead } from '../../fixtures/session'
import { makeTwoPlaces } from '../../fixtures/two-places'
import { unitSwitchOf } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

test('a link that names its unit opens the page in it, tells anyone who does not reach it, and waits for a sign-in', async ({
  page,
}) => {
  const { first, second, person } = await makeTwoPlaces()
  await enter(page, { person, place: first }, '/forecast')
  await expect(unitSwitchOf(page)).toContainText(first.unitName)
  await test.step('a link to a unit that the person does not reach says so', async () => {
    const foreign = await makePlace()
    await page.goto(`/forecast?unit=${foreign.unitId}`)
    await expect(page.getByText('Länken går till en enhet som du inte har behörighet till.')).toBeVisible()
    await expect(unitSwitchOf(page)).toContainText(first.unitName)
    await expect(page).not.toHaveURL(/unit=/)
  })
  await test.step('a link opens the page in its unit, whichever one was active', async () => {
    await page.goto(`/forecast?tab=details&unit=${second.unitId}`)
    await expect(unitSwitchOf(page)).toContainText(second.unitName)
    await expect(page).toHaveURL(/\/forecast\?tab=details/)
    await expect(page).not.toHaveURL(/unit=/)
  })
  await test.step('anyone who signs in first is led to the link', async () => {
    // An answer of the API runs no code: a page that finds its session gone goes to the sign-in by itself, beside the test.
    await page.goto('/api/health')
    await storeInstead(page, {})
    await page.goto(`/forecast?unit=${second.unitId}`)
    await expect(page).toHaveURL(/\/login$/)
    await new SignInPage(page).signIn(person)
    await expect(page).toHaveURL(/\/forecast/)
    await expect(unitSwitchOf(page)).toContainText(second.unitName)
  })
})
