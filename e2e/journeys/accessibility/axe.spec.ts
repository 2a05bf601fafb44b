import { expect, test, type Page } from '@playwright/test'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage, unitSwitchOf, userMenuOf } from '../../pages/frame-page'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { makeManager, makePlace, type Person, type Place } from '../../fixtures/places'
import { enter, storeBeforeLoad } from '../../fixtures/session'
import { answerWith, paths } from '../../fixtures/stub'

const looks = (['sv', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).map(theme => ({ language, theme })),
)

// axe looks at every element several times: more work than any page gives.
test.beforeEach(() => test.slow())

const settle = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const { language, theme } of looks) {
  test.describe(`${language} ${theme}`, () => {
    test.use({ colorScheme: theme })

    test('the pages before a session have no violations', async ({ page }) => {
      await storeBeforeLoad(page, { local: { activeLanguage: language } })
      for (const path of [
        '/login',
        '/login?view=signup',
        '/login?view=registered',
        '/forgot-password',
        '/forgot-password-success',
        '/new-password?token=a-token-that-is-long-enough-to-try',
      ]) {
        await page.goto(path)
        await settle(page)
        await expectNoAxeViolations(page)
      }
    })

    test('the pages of the shell have no violations', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      await enter(page, { person: await makeManager(place), place, language }, '/planning')
      for (const path of ['/planning', '/help', '/settings', '/unauthorized', '/nope']) {
        await page.goto(path)
        await settle(page)
        await expectNoAxeViolations(page)
      }
    })

    test('the forecast has no violations', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      // Two weeks stand for all: axe looks at every cell, and the cells are alike.
      const address = '/forecast?year=2026&startWeek=12&endWeek=13'
      await enter(page, { person: await makeManager(place), place, language }, address)
      await expect(page.getByRole('grid').first()).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('an edited forecast, its fill-in dialog and the question before leaving have no violations', async ({
      page,
    }) => {
      const place = await makePlace({ years: [2026] })
      const address = '/forecast?year=2026&startWeek=12&endWeek=13'
      await enter(page, { person: await makeManager(place), place, language }, address)
      const forecast = new ForecastPage(page)
      await forecast.ready()
      await forecast.fillIn().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await forecast.openTab('details')
      await forecast.type('absences-2', 13, 'x')
      await expectNoAxeViolations(page)
      await forecast.type('absences-2', 13, '4')
      await expectNoAxeViolations(page)
      await new FramePage(page).entry(language === 'sv' ? 'Hjälp' : 'Help').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('the unit picker and the user menu have no violations', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      await enter(page, { person: await makeManager(place), place, language }, '/help')
      await unitSwitchOf(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await userMenuOf(page).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}

const states = async (page: Page, person: Person, place: Place, before: () => Promise<void>) => {
  await before()
  await enter(page, { person, place }, '/forecast')
  await expect(
    page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status')).first(),
  ).toBeVisible()
  await expectNoAxeViolations(page)
}

test('the error states of the forecast have no violations', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await states(page, person, place, () => answerWith(page, paths.comprehensive, 500, { message: 'X' }))
})

test('a module that cannot be loaded has no violations', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  await page.route(/\/modules\//, route => route.abort())
  await enter(page, { person: await makeManager(place), place }, '/forecast')
  await expect(page.getByRole('main').getByRole('button', { name: /Försök igen/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test.describe('a narrow window', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the sign-in page and the forecast need no sideways scrolling of the page', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await page.goto('/login')
    await settle(page)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await enter(page, { person: await makeManager(place), place }, '/forecast?year=2026&startWeek=12&endWeek=14')
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
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
    await expect(cell).toHaveValue('7,5')
  })
})
