import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { plain } from '../../fixtures/plain-text'
import type { NeedsPage } from '../../pages/needs-page'
import { addNeeds, openNeeds, setFullTimeHours } from './needs-world'

const words = {
  sv: {
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
    hours: 'tim',
    days: '7 dagar',
    month: 'Mars67,04',
    urban: 'Tätort10 800 tim',
    part: 'Timmar i zoner',
    close: 'Stäng förklaringen',
    weeks: 'Timmar vecka för vecka',
    week: /^Varför\? v\. 53, 527,94$/,
  },
  en: {
    zone: /^Why\? Zone 2, per year/,
    room: /^Why\? Room type 1, per year/,
    annual: 'Why? Hours required per year',
    zones: 'Why? From zones',
    rooms: 'Why? From rooms',
    lowest: /^Why\? Lowest week/,
    highest: /^Why\? Highest week/,
    perMonth: 'Hours per month × 12 months × the quota.',
    quota: 'Quota0,95',
    fullTime: 'Full time37 h/week',
    hours: 'h',
    days: '7 days',
    month: 'March67,04',
    urban: 'Urban area10 800 h',
    part: 'Hours in zones',
    close: 'Close the explanation',
    weeks: 'Hours week by week',
    week: /^Why\? wk 53, 527,94$/,
  },
} as const

/** The worked budget example in the first step, copied from the year before. */
const openExample = async (page: Page, language: 'sv' | 'en') => {
  const { needs } = await openNeeds(page, {
    language,
    path: '/needs/new',
    before: async (place, person) => {
      await setFullTimeHours(place)
      await addNeeds(person, place, { year: 2025, name: 'Example' })
    },
  })
  await needs.wizardReady()
  await needs.choose(needs.main().getByRole('combobox', { name: /^(Kopiera från|Copy from)/ }), '2025 – Example')
  // What was copied is said over the page, where the figures stand.
  await page.getByRole('button', { name: /^(Stäng meddelandet|Dismiss the message)$/ }).click()
  await needs.name().fill('Needs 2026')
  return needs
}

const button = (needs: NeedsPage, name: string | RegExp) =>
  needs.main().getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

const told = async (needs: NeedsPage) => plain(await needs.dialog().textContent())

/** Asks for every figure of the first step, and reads of each what it must tell. */
const expectFirstStepExplained = async (needs: NeedsPage, text: (typeof words)['sv' | 'en']) => {
  // The lowest is the first whole week of March: 25 978 h × 8 % over 31 days, seven of them.
  for (const [name, parts] of [
    [text.zone, [text.perMonth, text.quota, `1 710 ${text.hours}`]],
    [text.room, [text.fullTime, `13 468 ${text.hours}`]],
    [text.annual, [`25 978 ${text.hours}`]],
    [text.zones, [text.urban, `12 510 ${text.hours}`]],
    [text.rooms, [`13 468 ${text.hours}`]],
    [text.lowest, [text.days, text.month, `469,28 ${text.hours}`]],
    [text.highest, [`527,94 ${text.hours}`]],
  ] as const) {
    await button(needs, name).click()
    await expect(needs.dialog()).toBeVisible()
    for (const part of parts) expect(await told(needs)).toContain(part)
    await needs.dialog().getByRole('button', { name: text.close }).click()
    await expect(needs.dialog()).toBeHidden()
  }
}

/** The same of the second step. */
const expectSecondStepExplained = async (needs: NeedsPage, text: (typeof words)['sv' | 'en']) => {
  const { keyboard } = needs.page
  await needs.next().click()
  await button(needs, text.annual).first().click()
  await needs.dialog().locator('summary').filter({ hasText: text.part }).click()
  expect(await told(needs)).toContain(text.urban)
  await keyboard.press('Escape')
  await needs.main().getByText(text.weeks, { exact: true }).click()
  await button(needs, text.week).click()
  expect(await told(needs)).toContain(`527,94 ${text.hours}`)
}

test('every figure of the needs steps tells how it came about, and by keyboard Enter asks and Escape gives the focus back', async ({
  page,
}) => {
  const needs = await openExample(page, 'sv')

  await test.step('by keyboard', async () => {
    const why = button(needs, words.sv.annual)
    await why.focus()
    await page.keyboard.press('Enter')
    await expect(needs.dialog().getByRole('button', { name: words.sv.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(needs.dialog()).toBeHidden()
    await expect(why).toBeFocused()
  })

  await test.step('every figure', async () => {
    await expectFirstStepExplained(needs, words.sv)
    await expectSecondStepExplained(needs, words.sv)
    await expectNoAxeViolations(page, '[role="dialog"]')
  })
})

test('in English, of what is shown now, and of a stored budget, of which what is asked is not printed', async ({
  page,
}) => {
  const needs = await openExample(page, 'en')

  await test.step('an explanation tells what is shown now, and goes with a line that cannot be read', async () => {
    await button(needs, words.en.zone).click()
    await needs.hours(2).fill('200')
    // A press beside it closes it; it is asked for again.
    await button(needs, words.en.zone).click()
    await expect.poll(() => told(needs)).toContain('2 280 h')
    await needs.hours(2).fill('x')
    await expect(button(needs, words.en.zone)).toHaveCount(0)
    await expect(needs.dialog()).toBeHidden()
    await needs.hours(2).fill('150')
  })

  await test.step('every figure', async () => {
    await expectFirstStepExplained(needs, words.en)
    await expectSecondStepExplained(needs, words.en)
    await page.keyboard.press('Escape')
  })

  await test.step('a stored budget explains itself too, and what is asked is not printed', async () => {
    await needs.save().click()
    await needs.main().getByRole('link', { name: 'To the list' }).click()
    await needs.main().getByRole('link', { name: 'Needs 2026' }).click()
    await button(needs, /^Why\? Dementia, 13 468/).click()
    expect(await told(needs)).toContain(words.en.fullTime)
    await page.emulateMedia({ media: 'print' })
    await expect(needs.dialog()).toBeHidden()
  })
})

test.describe('by touch, in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap asks, the sheet fits, and a tap closes it', { tag: '@layout' }, async ({ page }) => {
    const needs = await openExample(page, 'sv')
    await button(needs, words.sv.room).tap()
    await expect(needs.dialog()).toBeVisible()
    const box = await needs.dialog().boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await needs.dialog().getByRole('button', { name: words.sv.close }).tap()
    await expect(needs.dialog()).toBeHidden()
  })
})
