import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

const month = { tab: 'details', search: '?startWeek=12&endWeek=17' } as const

const draftsIn = () => Object.keys(localStorage).filter(key => key.startsWith('veckovis-draft:forecast'))

test.describe('unsaved cells', () => {
  test.beforeEach(async ({ forecast, openForecast }) => {
    await openForecast(month)
    await forecast.type('absences-2', 13, '7,5')
    await forecast.type('absences-3', 14, '4')
  })

  test('survive a crash and a reload, and are brought back as one step', async ({ page, context, forecast }) => {
    await expect.poll(() => page.evaluate(draftsIn)).toHaveLength(1)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByText('2 celler är inte sparade')).toBeVisible()
    await forecast.expectCells('absences-2', { 13: '7,5' })
    await other.close()

    await page.reload()
    const offer = page.getByText('2 celler är inte sparade')
    await expect(offer).toBeVisible()
    await forecast.expectCells('absences-2', { 13: '0' })
    const sheetTop = () => forecast.sheet().evaluate(sheet => sheet.getBoundingClientRect().top + scrollY)
    const before = await sheetTop()
    await page.getByRole('button', { name: 'Återställ' }).click()
    await expect(offer).toHaveCount(0)
    // A notice that comes or goes leaves the sheet where it is.
    expect(await sheetTop()).toBe(before)
    await forecast.expectCells('absences-2', { 13: '7,5' })
    await forecast.expectCells('absences-3', { 14: '4' })
    await page.keyboard.press('Control+z')
    await forecast.expectCells('absences-3', { 14: '0' })
    await page.keyboard.press('Control+y')
    await forecast.save().click()
    await expect(page.getByText('Prognosen har uppdaterats', { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(draftsIn)).toEqual([])
  })

  test('are kept with those entered while the offer stands, and gone when thrown away, reverted and at sign-out', async ({
    page,
    forecast,
  }) => {
    await test.step('those entered while the offer stands are kept with them', async () => {
      await page.reload()
      await expect(page.getByText('2 celler är inte sparade')).toBeVisible()
      await forecast.type('absences-2', 15, '3')
      await page.reload()
      await expect(page.getByText('3 celler är inte sparade')).toBeVisible()
    })

    await test.step('thrown away, and reverted', async () => {
      await page.getByRole('button', { name: 'Ta bort utkastet' }).click()
      await expect.poll(() => page.evaluate(draftsIn)).toEqual([])
      await forecast.type('absences-2', 15, '3')
      await expect.poll(() => page.evaluate(draftsIn)).toHaveLength(1)
      await forecast.revert().click()
      await expect.poll(() => page.evaluate(draftsIn)).toEqual([])
      await page.reload()
      await forecast.expectCells('absences-2', { 13: '0', 15: '0' })
      await expect(page.getByText('inte sparade')).toHaveCount(0)
    })

    await test.step('purged at sign-out', async () => {
      await forecast.type('absences-2', 13, '7,5')
      await forecast.type('absences-3', 14, '4')
      await page.reload()
      await expect(page.getByText('2 celler är inte sparade')).toBeVisible()
      expect(await page.evaluate(draftsIn)).toHaveLength(1)
      await new FramePage(page).signOut(/Prov Person/)
      await expect(page).toHaveURL(/\/login/)
      expect(await page.evaluate(draftsIn)).toEqual([])
    })
  })
})
