import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { plain } from '../../fixtures/plain-text'
import type { NeedsPage } from '../../pages/needs-page'
import { addNeeds, openNeeds, setFullTimeHours } from './needs-world'

const words = {
  zone: /^Varför\? Zon 2, per år/,
  room: /^Varför\? Rumstyp 1, per år/,
  annual: 'Varför? Behov i timmar per år',
  zones: 'Varför? Från zoner',
  rooms: 'Varför? Från rum',
  lowest: /^Varför\? Lägsta vecka/,
  highest: /^Varför\? Högsta vecka/,
  perMonth: 'Timmar per månad × 12 månader × kvoten.',
  quota: 'Kvot0,95',
  fullTime: 'Heltid37 tim/vecka',
  days: '7 dagar',
  month: 'Mars67,04',
  urban: 'Tätort10 800 tim',
  part: 'Timmar i zoner',
  close: 'Stäng förklaringen',
  weeks: 'Timmar vecka för vecka',
  week: /^Varför\? v\. 53, 527,94$/,
} as const

/** The worked budget example in the first step, copied from the year before. */
const openExample = async (page: Page) => {
  const { needs } = await openNeeds(page, {
    language: 'sv',
    path: '/needs/new',
    before: async (place, person) => {
      await setFullTimeHours(place)
      await addNeeds(person, place, { year: 2025, name: 'Example' })
    },
  })
  await needs.wizardReady()
  await needs.choose(needs.main().getByRole('combobox', { name: /^Kopiera från/ }), '2025 – Example')
  // What was copied is said over the page, where the figures stand.
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click()
  await needs.name().fill('Needs 2026')
  return needs
}

const button = (needs: NeedsPage, name: string | RegExp) =>
  needs.main().getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

const told = async (needs: NeedsPage) => plain(await needs.dialog().textContent())

/** Asks for every figure of the first step, and reads of each what it must tell. */
const expectFirstStepExplained = async (needs: NeedsPage) => {
  // The lowest is the first whole week of March: 25 978 h × 8 % over 31 days, seven of them.
  for (const [name, parts] of [
    [words.zone, [words.perMonth, words.quota, `1 710 tim`]],
    [words.room, [words.fullTime, `13 468 tim`]],
    [words.annual, [`25 978 tim`]],
    [words.zones, [words.urban, `12 510 tim`]],
    [words.rooms, [`13 468 tim`]],
    [words.lowest, [words.days, words.month, `469,28 tim`]],
    [words.highest, [`527,94 tim`]],
  ] as const) {
    await button(needs, name).click()
    await expect(needs.dialog()).toBeVisible()
    for (const part of parts) expect(await told(needs)).toContain(part)
    await needs.dialog().getByRole('button', { name: words.close }).click()
    await expect(needs.dialog()).toBeHidden()
  }
}

/** The same of the second step. */
const expectSecondStepExplained = async (needs: NeedsPage) => {
  const { keyboard } = needs.page
  await needs.next().click()
  await button(needs, words.annual).first().click()
  await needs.dialog().locator('summary').filter({ hasText: words.part }).click()
  expect(await told(needs)).toContain(words.urban)
  await keyboard.press('Escape')
  await needs.main().getByText(words.weeks, { exact: true }).click()
  await button(needs, words.week).click()
  expect(await told(needs)).toContain(`527,94 tim`)
}

test('every figure of the needs steps tells how it came about, of what is shown now, and by keyboard; a stored budget too', async ({
  page,
}) => {
  const needs = await openExample(page)

  await test.step('by keyboard Enter asks, and Escape gives the focus back', async () => {
    const why = button(needs, words.annual)
    await why.focus()
    await page.keyboard.press('Enter')
    await expect(needs.dialog().getByRole('button', { name: words.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(needs.dialog()).toBeHidden()
    await expect(why).toBeFocused()
  })

  await test.step('an explanation tells what is shown now, and goes with a line that cannot be read', async () => {
    await button(needs, words.zone).click()
    await needs.hours(2).fill('200')
    // A press beside it closes it; it is asked for again.
    await button(needs, words.zone).click()
    await expect.poll(() => told(needs)).toContain('2 280 tim')
    await needs.hours(2).fill('x')
    await expect(button(needs, words.zone)).toHaveCount(0)
    await expect(needs.dialog()).toBeHidden()
    await needs.hours(2).fill('150')
  })

  await test.step('every figure', async () => {
    await expectFirstStepExplained(needs)
    await expectSecondStepExplained(needs)
    await expectNoAxeViolations(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
  })

  await test.step('a stored budget explains itself too, and what is asked is not printed', async () => {
    await needs.save().click()
    await needs.main().getByRole('link', { name: 'Till listan' }).click()
    await needs.main().getByRole('link', { name: 'Needs 2026' }).click()
    await button(needs, /^Varför\? Demens, 13 468/).click()
    expect(await told(needs)).toContain(words.fullTime)
    await page.emulateMedia({ media: 'print' })
    await expect(needs.dialog()).toBeHidden()
  })
})

test.describe('by touch, in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap asks, the sheet fits, and a tap closes it', { tag: '@layout' }, async ({ page }) => {
    const needs = await openExample(page)
    await button(needs, words.room).tap()
    await expect(needs.dialog()).toBeVisible()
    const box = await needs.dialog().boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await needs.dialog().getByRole('button', { name: words.close }).tap()
    await expect(needs.dialog()).toBeHidden()
  })
})
