import type { Page } from '@playwright/test'
import { ForecastPage } from '../../pages/forecast-page'
import { NotePage } from '../../pages/note-page'
import { FramePage, unitSwitchOf, userMenuOf } from '../../pages/frame-page'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { openPage } from '../../fixtures/every-page'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/layout'
import { makeManager, makePlace, type Person, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith, paths } from '../../fixtures/stub'

const languages = ['sv', 'en'] as const

// axe looks at every element several times: more work than any page gives.
test.beforeEach(() => test.slow())

/** Two weeks stand for all: axe looks at every cell, and the cells are alike. */
const openTwoWeeks = async (page: Page, language: 'sv' | 'en') => {
  const place = await makePlace({ years: [2026] })
  await enter(
    page,
    { person: await makeManager(place), place, language },
    '/forecast?year=2026&startWeek=12&endWeek=13',
  )
  const forecast = new ForecastPage(page)
  await expect(forecast.sheet()).toBeVisible()
  return forecast
}

// What the pages show as they are opened, layout/every-page.spec.ts looks at; here is what comes when they are used.
for (const language of languages) {
  test.describe(language, () => {
    test('the forecast, an explanation and a note beside a refused text have no violations', async ({ page }) => {
      const forecast = await openTwoWeeks(page, language)
      await expectNoAxeViolationsInBothThemes(page)
      await forecast.cell('budget-staff-cost', 12).dblclick()
      await expect(forecast.why()).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
      await forecast.press('Escape')
      await forecast.openTab('details')
      await forecast.select('absences-1', 12, { right: 1, down: 2 })
      await expectNoAxeViolationsInBothThemes(page)
      await forecast.type('absences-2', 13, 'x')
      await forecast.cell('absences-4', 12).click()
      await forecast.press('Shift+F2')
      await expect(new NotePage(forecast).text()).toBeFocused()
      await expectNoAxeViolationsInBothThemes(page)
    })

    test('an edited forecast, its fill-in dialog and the question before leaving have no violations', async ({
      page,
    }) => {
      const forecast = await openTwoWeeks(page, language)
      await forecast.fillIn().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await forecast.openTab('details')
      await forecast.type('absences-2', 13, 'x')
      await expectNoAxeViolationsInBothThemes(page)
      await forecast.type('absences-2', 13, '4')
      await expectNoAxeViolationsInBothThemes(page)
      await new FramePage(page).entry(language === 'sv' ? 'Hjälp' : 'Help').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
    })

    test('the unit picker and the user menu have no violations', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      await enter(page, { person: await makeManager(place), place, language }, '/help')
      await unitSwitchOf(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await userMenuOf(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
    })
  })
}

const states = async (page: Page, person: Person, place: Place, before: () => Promise<void>) => {
  await before()
  await enter(page, { person, place }, '/forecast')
  await expect(
    page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status')).first(),
  ).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
}

test('the error states of the forecast have no violations', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await states(page, person, place, () => answerWith(page, paths.comprehensive, 500, { message: 'X' }))
})

test.describe('a module', () => {
  test.use({ expectedComplaints: brokenModules })

  test('that cannot be loaded has no violations', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await page.route(/\/modules\/mf-/, route => route.abort())
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    await expect(page.getByRole('main').getByRole('button', { name: /Försök igen/ })).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
  })
})

/** A window as high as the page: nothing pinned lies over what is looked at. */
const unrollPage = async (page: Page, width: number) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: height + 200 })
}

// A telephone, the narrowest that has to do, and an ordinary window at 200 %.
for (const { width, deviceScaleFactor, inLanguages } of [
  { width: 390, deviceScaleFactor: 1, inLanguages: languages },
  { width: 320, deviceScaleFactor: 1, inLanguages: languages.slice(0, 1) },
  { width: 640, deviceScaleFactor: 2, inLanguages: languages.slice(-1) },
])
  test.describe(`a window ${width} wide`, () => {
    test.use({ viewport: { width, height: 640 }, deviceScaleFactor })

    test('the sign-in page needs no sideways scrolling', { tag: '@layout' }, async ({ page }) => {
      await openPage(page, '/login')
      expect(await new ForecastPage(page).overflow()).toBeLessThanOrEqual(0)
    })

    for (const language of inLanguages)
      test.describe(language, { tag: '@layout' }, () => {
        test('one week of the forecast has no violations and no sideways scrolling', async ({ page }) => {
          const forecast = await openTwoWeeks(page, language)
          expect(await forecast.overflow()).toBeLessThanOrEqual(0)
          await unrollPage(page, width)
          await expectNoAxeViolationsInBothThemes(page)
          await forecast.row('budget-staff-cost').getByRole('button').first().click()
          await expect(forecast.why()).toBeVisible()
          expect(await forecast.overflow()).toBeLessThanOrEqual(0)
          await expectNoAxeViolationsInBothThemes(page, '[role="dialog"]')
          await forecast.press('Escape')
          await forecast.openTab('details')
          const vacation = forecast.row('absences-2')
          await vacation.getByRole('textbox').fill('x')
          await forecast.press('Enter')
          await expect(vacation.getByRole('alert')).toBeVisible()
          expect(await forecast.overflow()).toBeLessThanOrEqual(0)
          await expectNoAxeViolationsInBothThemes(page)
          await vacation.getByRole('button').last().click()
          await expect(new NotePage(forecast).text()).toBeFocused()
          expect(await forecast.overflow()).toBeLessThanOrEqual(0)
          await expectNoAxeViolationsInBothThemes(page, '[data-part=note]')
        })
      })
  })

test.describe('by keyboard alone', () => {
  test('a person signs in, opens the details, edits a week and saves', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    const person = await makeManager(place)
    await page.clock.install({ time: new Date('2026-03-18T08:00:00Z') })
    await page.goto('/login')
    await page.getByRole('textbox', { name: /^E-postadress/ }).focus()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid').first()).toBeVisible()
    const tab = page.getByRole('tab').first()
    await tab.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row-id="absences-2"]')).toBeVisible()
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.focus()
    await page.keyboard.type('7,5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await expect(cell).toHaveText('7,5')
  })
})
