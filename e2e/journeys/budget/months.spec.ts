import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import type { NeedsPage } from '../../pages/needs-page'
import { addNeeds, openNeeds } from './needs-world'

const example = ['9', '8', '8', '8', '8', '8', '9', '9', '8', '8', '8', '9']

const openMonths = async (page: Page) => {
  const { needs } = await openNeeds(page, {
    language: 'sv',
    path: '/needs/new',
    before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Needs 2025' }),
  })
  await needs.wizardReady()
  await expect(needs.shares().getByText('2025', { exact: true }).first()).toBeVisible()
  return needs
}

/** How far the sheet of the months, and the page, go beyond what is seen of them sideways. */
const beyond = (needs: NeedsPage) =>
  needs.shares().evaluate(shares => {
    const scroller = shares.querySelector('[data-part=scroller]') ?? document.body
    return [scroller.scrollWidth - scroller.clientWidth, document.documentElement.scrollWidth - innerWidth]
  })

test(
  'all twelve months are in sight, wide and narrow, and a month that is wrong is told',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const needs = await openMonths(page)
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
