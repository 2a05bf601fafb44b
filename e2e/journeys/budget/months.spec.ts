import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import type { NeedsPage } from '../../pages/needs-page'
import { addNeeds, openNeeds } from './needs-world'

const example = ['9', '8', '8', '8', '8', '8', '9', '9', '8', '8', '8', '9']

const openMonths = async (page: Page, language: 'sv' | 'en' = 'en') => {
  const { needs } = await openNeeds(page, {
    language,
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Needs 2025' }),
  })
  await needs.wizardReady()
  await expect(needs.shares().getByText('2025', { exact: true }).first()).toBeVisible()
  return needs
}

const shown = (needs: NeedsPage) =>
  needs.months().evaluateAll(inputs => inputs.map(input => (input instanceof HTMLInputElement ? input.value : '')))

/** How far the sheet of the months, and the page, go beyond what is seen of them sideways. */
const beyond = (needs: NeedsPage) =>
  needs.shares().evaluate(shares => {
    const scroller = shares.querySelector('[data-part=scroller]') ?? document.body
    return [scroller.scrollWidth - scroller.clientWidth, document.documentElement.scrollWidth - innerWidth]
  })

test('the months are filled in as a sheet: typed with a sum that follows, given up, filled, taken back, copied, pasted', async ({
  page,
}) => {
  const needs = await openMonths(page)
  await test.step('typed, given up, filled and taken back', async () => {
    const before = await shown(needs)
    await needs.months().first().click()
    await page.keyboard.type('9')
    await expect(needs.sum()).toContainText('Sum 100,51 %')
    await page.keyboard.press('Escape')
    await expect(needs.sum()).toContainText('Sum 100,00 %')
    expect(await shown(needs)).toEqual(before)
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(needs.months().nth(2)).toBeFocused()
    expect((await shown(needs)).slice(0, 2)).toEqual(['9', '8'])
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('ControlOrMeta+r')
    await expect(needs.sum()).toContainText('Sum 108,00 %')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    expect(await shown(needs)).toEqual(before)
  })

  await test.step('last year is copied with the keys, and a paste that is too long says what it left out', async () => {
    await needs.months().first().click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('ControlOrMeta+c')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ControlOrMeta+v')
    expect(await shown(needs)).toEqual(example)
    await needs.pasteShares([...example, '1'].join('\r\n'))
    await expect(needs.notification('1 value did not fit into the months of the year and was left out.')).toBeVisible()
    expect(await shown(needs)).toEqual(example)
  })
})

test(
  'all twelve months are in sight, wide and narrow, and a month that is wrong is told',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const needs = await openMonths(page, 'sv')
    await needs.pasteShares(example.join('\t'))
    await needs.months().nth(3).fill('12,50')
    await needs.months().nth(4).fill('x')
    await needs.months().nth(4).blur()
    for (const width of [1280, 390])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect(needs.shares().getByRole('listitem')).toHaveText('maj: Ange 0–100 %')
        expect(await beyond(needs)).toEqual([0, 0])
        expect(await layoutFaults(page)).toEqual([])
        // Its colours are the same in any width.
        await (width === 1280 ? expectNoAxeViolationsInBothThemes : expectNoAxeViolations)(page, 'main')
      })
  },
)
