import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { makePlace } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'

/** A unit whose name somebody has changed, in its list before a super admin. */
const openUnits = async (page: Page) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }], firstName: 'Siv', lastName: 'Sol' })
  const tokens = await signInByApi(person)
  const record = await callApi(tokens, `/unit/${place.unitId}/record`)
  const changed = await callApi(tokens, `/unit/${place.unitId}`, {
    method: 'PATCH',
    headers: { 'if-match': record.headers.get('etag') ?? '' },
    body: JSON.stringify({ name: `Ny ${place.unitName}` }),
  })
  expect(changed.status).toBe(200)
  await enter(page, { person }, `/units?search=${encodeURIComponent(place.unitName)}`)
  return place
}

test('the history of a unit says who changed what, in a period, and is taken along as a file', async ({ page }) => {
  const place = await openUnits(page)
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('table').getByRole('row').filter({ hasText: place.unitName })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Historik' }).click()
  const first = dialog.getByRole('listitem').first()
  await expect(first).toContainText('Siv Sol')
  await expect(first).toContainText('Ändrad')
  await expect(first).toContainText(`Namn: ${place.unitName} → Ny ${place.unitName}`)
  await expectNoAxeViolations(page, '[role=dialog]')
  const file = await downloadList(page, 'CSV', dialog)
  expect(file.name).toMatch(new RegExp(`^Historik Ny ${place.unitName} \\d{4}-\\d{2}-\\d{2}\\.csv$`))
  const line = `"Siv Sol";"Ändrad";"Namn";"${place.unitName}";"Ny ${place.unitName}"`
  expect(file.bytes.toString('utf8')).toContain(line)
  await dialog.getByLabel('Till och med').fill('2020-01-01')
  await expect(dialog.getByText('Inga händelser i perioden')).toBeVisible()
})
