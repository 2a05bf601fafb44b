import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { overflow } from '../../fixtures/narrow-windows'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

test('R-560 a measure is added beside the deviation of its weeks, and is done after a reload', async ({
  page,
  openForecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=2&endWeek=6&tab=details' })
  await page.getByRole('link', { name: 'Uppföljning' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Färre vikarier på kvällar' })

  await test.step('added with its owner, weeks and expected effect', async () => {
    await expect(page.getByText('Här finns inga åtgärder.')).toBeVisible()
    await page.getByRole('button', { name: 'Ny åtgärd' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ny åtgärd 2026' })
    await dialog.getByRole('textbox', { name: 'Åtgärd' }).fill('Färre vikarier på kvällar')
    // Whoever adds it is the first to see to it.
    await expect(dialog.getByRole('combobox', { name: 'Ansvarig' })).toHaveValue(/\S/)
    await dialog.getByLabel('Från och med vecka').fill('1')
    await dialog.getByLabel('Till och med vecka').fill('4')
    await dialog.getByLabel('Väntad effekt i kronor').fill('-12000')
    await dialog.getByLabel('Väntad effekt i timmar').fill('-40,5')
    await dialog.getByLabel('Klar senast').fill('2026-06-30')
    await dialog.getByRole('button', { name: 'Spara' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('Planerad')
    expect(plain(await row.textContent())).toContain('-12 000 kr')
  })

  await test.step('nothing of it is wide at 390 px, and it is read by all', async () => {
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('done, with a note', async () => {
    await row.getByRole('button', { name: /^Ändra/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Ändra åtgärden' })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Klar', exact: true }).click()
    await dialog.getByLabel('Anteckning').fill('Schemat är ändrat')
    await dialog.getByRole('button', { name: 'Spara' }).click()
    await expect(row).toContainText('Klar')
    await page.reload()
    await expect(row).toContainText('Klar')
    await expect(row).toContainText('Schemat är ändrat')
  })
})
