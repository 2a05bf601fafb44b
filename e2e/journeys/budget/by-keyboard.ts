import type { Locator, Page } from '@playwright/test'
import { activeEntry } from '../../fixtures/choices'
import { expect } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { NeedsPage } from '../../pages/needs-page'
import { ResourcesPage } from '../../pages/resources-page'
import { exampleShares } from './resource-world'

const hasFocus = (control: Locator) => control.evaluate(element => element === document.activeElement)
const mostStops = 150

/** Goes to a control with the Tab key, as somebody without a mouse does. */
const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control.toString()}`)
}

export const press = async (page: Page, control: Locator) => {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Opens a choice, goes down to the entry, and takes it. */
const choose = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control)
  await page.keyboard.press('ArrowDown')
  const active = activeEntry(page)
  await expect(active).toBeVisible()
  for (let entry = 0; entry < 12 && (await active.textContent()) !== text; entry += 1)
    await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText(text)
  await page.keyboard.press('Enter')
  await expect(active).toBeHidden()
}

export const words = {
  sv: { granted: 'Beviljad tid', urban: 'Tätort', country: 'Landsbygd', dementia: 'Demens', resources: 'Resursbudget' },
  en: {
    granted: 'Granted time',
    urban: 'Urban area',
    country: 'Countryside',
    dementia: 'Dementia',
    resources: 'Resources Budget',
  },
} as const

/** The needs budget of the worked example; where it leads to is looked at by the caller. */
export const makeNeeds = async (page: Page, language: 'sv' | 'en') => {
  const needs = new NeedsPage(page)
  const { granted, urban, country, dementia } = words[language]
  await press(page, needs.create())
  await needs.wizardReady()
  await type(page, needs.year(), '2026')
  await type(page, needs.name(), 'Behov 2026')
  await choose(page, needs.timeType(), granted)
  await type(page, needs.efficiency(), '85')
  for (const [index, [zone, hours, quota]] of (
    [
      [urban, '900', '1'],
      [country, '150', '0,95'],
    ] as const
  ).entries()) {
    await press(page, needs.addZone())
    // The new line's first field has the focus.
    await expect(needs.zoneOf(index + 1)).toBeFocused()
    await choose(page, needs.zoneOf(index + 1), zone)
    await type(page, needs.hours(index + 1), hours)
    await type(page, needs.zoneQuota(index + 1), quota)
  }
  await press(page, needs.addRoom())
  await choose(page, needs.roomType(1), dementia)
  await type(page, needs.rooms(1), '10')
  await type(page, needs.roomQuota(1), '0,7')
  for (const [month, share] of exampleShares.entries()) await type(page, needs.months().nth(month), String(share))
  await expect.poll(async () => plain(await needs.live().textContent())).toContain('25 978')
  await press(page, needs.next())
  await press(page, needs.save())
}

/** Activates and locks the budget that has just been saved, from its own page. */
export const lockSaved = async (page: Page) => {
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', { name: /^(Aktivera|Activate) / }))
  await press(page, main.getByRole('button', { name: /^(Lås|Lock) / }))
  const dialog = page.getByRole('dialog')
  await press(page, dialog.getByRole('button', { name: /^(Lås budgeten|Lock budget)$/ }))
}

/** The resource budget of the worked example, for which one member of 37 hours has 30 000 kronor a month. */
export const makeResources = async (page: Page) => {
  const resources = new ResourcesPage(page)
  await press(page, resources.create())
  await expect(resources.field('year')).toBeVisible()
  await type(page, resources.field('year'), '2026')
  await type(page, resources.field('name'), 'Resurser 2026')
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
  await press(page, resources.next())
  await type(page, resources.field('fixed'), '1 000 000')
  await type(page, resources.field('perHour'), '420')
  await type(page, resources.field('perRoom'), '450 000')
  await press(page, resources.next())
  await type(page, resources.field('groupLeader'), '1')
  await type(page, resources.field('scheduler'), '0,5')
  await type(page, resources.field('substitutes'), '1,5')
  await type(page, resources.field('obUsk'), '350 000')
  await press(page, resources.next())
  await press(page, page.getByRole('button', { name: /^(Som behovsbudgeten|As the needs budget)$/ }))
  await expect(resources.month('jan')).toHaveValue('9')
  expect(plain(await resources.figure('left').textContent())).toContain('8 818 301')
  await press(page, resources.save())
}
