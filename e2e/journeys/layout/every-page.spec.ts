import type { Page } from '@playwright/test'
import { shellPaths } from '@veckovis/contracts/pages'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { everyPage, openPage, resize, settleAgain, troubles } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/journey'
import { layoutFaults } from '../../fixtures/layout-faults'
import { overflow } from '../../fixtures/narrow-windows'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { coveredByMessage, tellMessage } from '../../fixtures/told-message'
import { inWideFont } from '../../fixtures/wide-font'

const member = { firstName: 'Karl-Johan', lastName: 'Öberg', salary: 30_000, weeklyHours: 37 }

const root = resolve(import.meta.dirname, '../../..')

/** The addresses of every module's manifest. */
const modulePaths = () =>
  readdirSync(root)
    .filter(folder => folder.startsWith('mf-'))
    .flatMap(folder => {
      const { routes } = JSON.parse(readFileSync(resolve(root, folder, 'module.json'), 'utf8')) as {
        routes: { path: string }[]
      }
      return routes.map(({ path }) => path)
    })

test('the walks for layout and accessibility go to every address of the shell and of each module', () => {
  const walked = Object.values(everyPage)
    .flat()
    .map(path => path.replace(/\?.*/, ''))
  // The index has no page of its own: it leads to one of the others.
  const wanted = [...shellPaths.filter(path => path !== '/'), ...modulePaths()]
  expect(wanted.filter(path => !walked.includes(path))).toEqual([])
})

/** All that is looked for on every page, one opened page for all of it. */
const lookAt = async (page: Page, path: string, { hasMessages }: { hasMessages: boolean }) => {
  const holdsTexts = async (how: string) => expect(await layoutFaults(page), `${path} ${how}`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 844 })
  await openPage(page, path)
  // Of its whole year axe would look at every cell: two weeks of it stand in accessibility/axe.spec.ts.
  if (path !== '/forecast') await expectNoAxeViolationsInBothThemes(page)
  await holdsTexts('at 1280 px')
  expect(await troubles(page), path).toEqual([])
  await resize(page, 320)
  expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
  await resize(page, 390)
  await holdsTexts('at 390 px')
  if (path === '/forecast') expect(await troubles(page), `${path} at 390 px`).toEqual([])
  await inWideFont(page, async () => {
    await settleAgain(page)
    await holdsTexts('at 390 px in a wide font')
    await resize(page, 1280)
    await holdsTexts('at 1280 px in a wide font')
  })
  if (!hasMessages) return
  await settleAgain(page)
  await tellMessage(page)
  expect(await coveredByMessage(page), `${path}: what a message covers at 1280 px`).toEqual([])
  await resize(page, 390)
  expect(await coveredByMessage(page), `${path}: what a message covers at 390 px`).toEqual([])
}

/** As many pages as one test has time for. */
const inParts = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / 4) }, (_, part) => paths.slice(part * 4, part * 4 + 4))

const everyPageHolds =
  'holds its texts at 1280 and 390 px, also in a wide font, and keeps to 320 px, axe finds nothing, and a message covers nothing of it'

// axe looks at every element several times: more work than any page gives.
test.beforeEach(() => test.slow())

inParts(everyPage.signedOut).forEach((paths, part) =>
  test(`every page before a session holds its texts at 1280 and 390 px, also in a wide font, keeps to 320 px, and axe finds nothing (${part + 1})`, async ({
    page,
  }) => {
    for (const path of paths) await test.step(path, () => lookAt(page, path, { hasMessages: false }))
  }),
)

inParts(everyPage.manager).forEach((paths, part) =>
  test(`every page of a unit manager ${everyPageHolds} (${part + 1})`, async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await control.makeStaffMember({ unitId: place.unitId, ...member })
    await enter(page, { person: await makeManager(place), place })
    for (const path of paths) await test.step(path, () => lookAt(page, path, { hasMessages: true }))
  }),
)

inParts(everyPage.superAdmin).forEach((paths, part) =>
  test(`every page of a super admin ${everyPageHolds} (${part + 1})`, async ({ page }) => {
    const place = await makePlace()
    const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
    await enter(page, { person, place })
    for (const path of paths) await test.step(path, () => lookAt(page, path, { hasMessages: true }))
  }),
)
