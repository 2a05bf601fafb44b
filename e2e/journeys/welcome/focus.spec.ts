import { expect, test } from '../../fixtures/journey'
import { SignInPage } from '../../pages/sign-in-page'

test('the sign-in begins in the field of the e-mail', async ({ page }) => {
  await page.goto('/login')
  await expect(new SignInPage(page).email()).toBeFocused()
})
