import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

test('anyone who chooses the start page as first page is led there from the index, and may choose otherwise again', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/settings')
  const choice = page.getByRole('radiogroup', { name: 'Första sida' })
  await expect(choice.getByRole('radio', { name: /Sidan för ditt uppdrag/ })).toBeChecked()
  await choice.getByRole('radio', { name: /Startsidan/ }).check()
  await page.goto('/')
  await expect(page).toHaveURL(/\/planning$/)
  await page.goto('/settings')
  await choice.getByRole('radio', { name: /Sidan för ditt uppdrag/ }).check()
  await page.goto('/')
  await expect(page).toHaveURL(/\/forecast/)
})
