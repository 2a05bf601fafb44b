import type { Page } from '@playwright/test'
import { ForecastPage } from '../../pages/forecast-page'
import { NotePage } from '../../pages/note-page'
import { FramePage, unitSwitchOf, userMenuOf } from '../../pages/frame-page'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/layout'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith, paths } from '../../fixtures/stub'

// axe looks at every element several times: more work than any page gives.
test.beforeEach(() => test.slow())

/** Two weeks stand for all: axe looks at every cell, and the cells are alike. */
const openTwoWeeks = async (page: Page, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ years: [2026] })
  await enter(
    page,
    { person: await makeManager(place), place, language },
    '/forecast?year=2026&startWeek=12&endWeek=13',
  )
  const forecast = new ForecastPage(page)
  await forecast.ready()
  return forecast
}

// What the pages show as they are opened, layout/every-page.spec.ts looks at; here is what comes when they are used. What
// axe looks at is the same in both languages.
test('the forecast as it is used, its dialogs, the unit picker and the user menu have no violations', async ({
  page,
}) => {
  const forecast = await openTwoWeeks(page)
  const dialog = page.getByRole('dialog')
  const closeDialog = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await test.step('the efficiency, and an explanation', async () => {
    await expectNoAxeViolationsInBothThemes(page)
    await forecast.cell('budget-staff-cost', 12).dblclick()
    await expect(forecast.why()).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, '[data-part=explanation]')
    await closeDialog()
  })
  await test.step('the dialog to fill in', async () => {
    await forecast.fillIn().click()
    await expect(dialog).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
    await closeDialog()
  })
  await test.step('the unit picker and the user menu', async () => {
    await unitSwitchOf(page).click()
    await expect(dialog).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await closeDialog()
    await userMenuOf(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('the details with an edited cell, a range, and a refused text with a note beside it', async () => {
    await forecast.openTab('details')
    await forecast.type('absences-2', 12, '4')
    await forecast.type('absences-2', 13, 'x')
    await forecast.select('absences-3', 12, { right: 1, down: 1 })
    await forecast.press('Shift+F2')
    await expect(new NotePage(forecast).text()).toBeFocused()
    await expectNoAxeViolationsInBothThemes(page)
    await closeDialog()
  })
  await test.step('the question before leaving', async () => {
    await forecast.input('absences-2', 13).fill('4')
    await forecast.input('absences-2', 13).press('Enter')
    await new FramePage(page).entry('Hjälp').click()
    await expect(dialog).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  })
})

test.describe('what fails', () => {
  test.use({ expectedComplaints: brokenModules })

  test('a module that cannot be loaded, and a forecast that cannot, have no violations', async ({ page }) => {
    const files = /\/modules\/mf-/
    const place = await makePlace({ years: [2026] })
    await page.route(files, route => route.abort())
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /Försök igen/ })).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
    await page.unroute(files)
    await answerWith(page, paths.comprehensive, 500, { message: 'X' })
    await page.reload()
    await expect(main.getByRole('alert').filter({ hasText: 'Serverfel' })).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
  })
})

/** A window as high as the page: nothing pinned lies over what is looked at. */
const unrollPage = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 390, height: height + 200 })
}

// A telephone, the narrowest that has to do, and an ordinary window at 200 %.
test.describe('narrow windows', { tag: '@layout' }, () => {
  test.use({ viewport: { width: 390, height: 640 } })

  for (const language of ['sv', 'en'] as const)
    test(`one week of the forecast needs no sideways scrolling, and has no violations, ${language}`, async ({
      page,
    }) => {
      const forecast = await openTwoWeeks(page, language)
      const holds = async (part?: string) => {
        for (const width of [640, 320, 390]) {
          await page.setViewportSize({ width, height: 640 })
          // What is open moves once the window has its size.
          await expect.poll(() => forecast.overflow(), `${width} px`).toBeLessThanOrEqual(0)
        }
        // Its widths alone differ in the other language.
        if (language === 'en') return
        if (part === undefined) await unrollPage(page)
        await expectNoAxeViolationsInBothThemes(page, part)
      }
      await holds()
      await forecast.row('budget-staff-cost').getByRole('button').first().click()
      await expect(forecast.why()).toBeVisible()
      await holds('[data-part=explanation]')
      await forecast.press('Escape')
      await forecast.openTab('details')
      const vacation = forecast.row('absences-2')
      await vacation.getByRole('textbox').fill('x')
      await forecast.press('Enter')
      await expect(vacation.getByRole('alert')).toBeVisible()
      await holds()
      await vacation.getByRole('button').last().click()
      await expect(new NotePage(forecast).text()).toBeFocused()
      await holds('[data-part=note]')
    })
})
