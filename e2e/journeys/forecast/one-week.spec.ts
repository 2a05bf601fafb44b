import { expect, test } from '../../fixtures/suite'
import { storedForecast } from '../../fixtures/stored-forecast'
import { NotePage } from '../../pages/note-page'
import type { ForecastPage } from '../../pages/forecast-page'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const month = '?startWeek=9&endWeek=17'

const week = (forecast: ForecastPage) => forecast.page.getByRole('combobox', { name: 'Vecka', exact: true })
const step = (forecast: ForecastPage, name: string) => forecast.page.getByRole('button', { name, exact: true })
const field = (forecast: ForecastPage, name: string) => forecast.page.getByRole('textbox', { name, exact: true })

test(
  'cards, chart and one week stand below each other; a note and an explanation are a tap away',
  { tag: '@layout' },
  async ({ page, forecast, openForecast }) => {
    const note = new NotePage(forecast)
    await openForecast({ search: month })
    await expect(week(forecast)).toHaveValue('12')
    await expect(page.locator('[data-part=cards]')).toBeVisible()
    await page.locator('[data-part=chart]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-part=chart] svg').first()).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    await expect(page.getByRole('region', { name: 'Totalt' })).toBeVisible()
    await page.getByRole('button', { name: /^Personalkostnad: .* Varför\?$/ }).tap()
    await expect(forecast.why('Varför? Personalkostnad, v. 12')).toBeVisible()
    expect(await forecast.whyResult()).toBe('100 000 kr')
    const box = await forecast.why().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await forecast.closeWhy().tap()
    await expect(forecast.why()).toHaveCount(0)

    await forecast.openTab('details')
    await expect(page.getByRole('region', { name: 'Frånvaro' })).toBeVisible()
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Skriv anteckning: Semester' }).tap()
    await note.text().fill('Två veckor')
    await note.save().tap()
    await expect(note.dialog()).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Öppna anteckning: Semester' })).toBeFocused()
    await expect(note.item('Semester, vecka 12')).toContainText('Två veckor')
  },
)

test(
  'figures are typed one after the other and saved, and text that is refused stays with its reason',
  { tag: '@layout' },
  async ({ page, forecast, openForecast }) => {
    const { place, person } = await openForecast({ search: month })
    await forecast.openTab('details')
    await step(forecast, 'Nästa vecka').tap()
    await field(forecast, 'Timvikarie').tap()
    await page.keyboard.type('12,5')
    await forecast.press('Enter')
    await expect(field(forecast, 'Fyllnadstid')).toBeFocused()
    await page.keyboard.type('3')
    await forecast.press('Enter')
    await expect(field(forecast, 'Övertid')).toBeFocused()
    await expect(forecast.saveBar()).toContainText('2 ändrade celler')
    await step(forecast, 'Nästa vecka').tap()
    await expect(field(forecast, 'Timvikarie')).toHaveValue('0')
    await forecast.undo().tap()
    await step(forecast, 'Föregående vecka').tap()
    await expect(field(forecast, 'Fyllnadstid')).toHaveValue('0')
    await forecast.redo().tap()
    await expect(field(forecast, 'Fyllnadstid')).toHaveValue('3')
    await forecast.save().tap()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    const stored = await storedForecast(place, person)
    expect([...stored.substitute(3, 13, 14), ...stored.substitute(4, 13)]).toEqual([12.5, 0, 3])

    await test.step('text that is refused stays, and no step takes it away unasked', async () => {
      await week(forecast).selectOption('12')
      await field(forecast, 'Semester').fill('abc')
      await forecast.press('Enter')
      const message = page.getByRole('alert').filter({ hasText: 'Skriv timmar som ett tal' })
      await expect(message).toBeVisible()
      await expect(field(forecast, 'Semester')).toHaveValue('abc')
      await expect(field(forecast, 'Semester')).toHaveAccessibleDescription(/Skriv timmar som ett tal/)
      await expect(forecast.saveBar()).toContainText('1 cell att rätta')
      expect(await forecast.overflow()).toBeLessThanOrEqual(0)
      for (const leave of [
        () => step(forecast, 'Nästa vecka').tap(),
        () => week(forecast).selectOption('15'),
        () => forecast.tab('efficiency').tap(),
      ]) {
        await leave()
        await expect(week(forecast)).toHaveValue('12')
        await expect(field(forecast, 'Semester')).toHaveValue('abc')
      }
      await forecast.save().tap()
      await expect(
        page.getByRole('alert').filter({ hasText: 'En cell har ett värde som inte går att spara' }).first(),
      ).toBeVisible()
      await field(forecast, 'Semester').fill('4')
      await forecast.press('Enter')
      await expect(message).toHaveCount(0)
      await forecast.save().tap()
      await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
      await expect(forecast.saveBar()).toContainText('Inga osparade ändringar')
    })
  },
)

test('the weeks of the period are stepped through, refused text goes with Escape or revert, and what is typed survives a turn', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: month })

  await forecast.openTab('details')

  await test.step('the stepper goes through the weeks of the period and stops at its ends', async () => {
    await expect(forecast.page.getByRole('group', { name: 'Vecka' })).toContainText('Innevarande vecka')
    await step(forecast, 'Nästa vecka').tap()
    await expect(week(forecast)).toHaveValue('13')
    await step(forecast, 'Föregående vecka').tap()
    await step(forecast, 'Föregående vecka').tap()
    await expect(week(forecast)).toHaveValue('11')
    await expect(forecast.page.getByRole('group', { name: 'Vecka' })).toContainText('Passerad vecka')
    await expect(field(forecast, 'Semester')).toHaveCount(0)
    await week(forecast).selectOption('17')
    await expect(step(forecast, 'Nästa vecka')).toBeDisabled()
    await week(forecast).selectOption('14')
    await expect(forecast.page.getByRole('group', { name: 'Vecka' })).toContainText('Långfredagen')
    await expect(field(forecast, 'Semester')).toHaveValue('0')
  })

  await test.step('text that is refused goes with Escape, and with the changes when they are reverted', async () => {
    for (const leave of [() => forecast.press('Escape'), () => forecast.revert().tap()]) {
      await field(forecast, 'Semester').fill('abc')
      await forecast.press('Enter')
      await expect(field(forecast, 'Semester')).toHaveAttribute('aria-invalid', 'true')
      await leave()
      await expect(field(forecast, 'Semester')).toHaveValue('0')
      await expect(forecast.save()).toBeDisabled()
    }
  })

  await test.step('what is being typed when the telephone is turned is in the forecast, as one step', async () => {
    await week(forecast).selectOption('12')
    const figure = forecast.row('absences-2').getByRole('textbox')
    await figure.tap()
    await page.keyboard.type('8')
    await page.setViewportSize({ width: 844, height: 390 })
    await forecast.expectCell('absences-2', 12, '8')
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await forecast.undo().tap()
    await expect(forecast.undo()).toBeDisabled()
    await forecast.expectCell('absences-2', 12, '0')

    await forecast.enter('absences-2', 12)
    await page.keyboard.type('6')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(week(forecast)).toBeVisible()
    await expect(figure).toHaveValue('6')
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await forecast.undo().tap()
    await expect(forecast.undo()).toBeDisabled()
    await expect(figure).toHaveValue('0')
  })
})
