import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { invite, superAdminTokens } from '../../fixtures/invitations'
import { expect, test } from '../../fixtures/journey'

test.afterEach(() => control.setClock({ now: usualTime }))

test('the link of an invitation works for seven days, and then says so and whom to ask', async ({ page }) => {
  const { path } = await invite(await superAdminTokens())
  await control.setClock({ now: new Date(Date.parse(usualTime) + 7 * 86_400_000).toISOString() })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbjudan gäller inte')
  await expect(
    page.getByText('Länken har gått ut: den gäller i sju dagar. Be Sara Super om en ny inbjudan.'),
  ).toBeVisible()
})
