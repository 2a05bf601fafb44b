import { brokenModules, expect, test } from '../../fixtures/journey'
import { faults, otherRemotes, remotes, throwWhileUsed } from '../../fixtures/module-faults'
import { makePlace } from '../../fixtures/places'
import { control } from '../../fixtures/control'
import { signInByApi, storedUnit, storeBeforeLoad } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'
import type { Page } from '@playwright/test'

test.use({ expectedComplaints: brokenModules })

const open = async (page: Page, path: string) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }], defaultUnitId: place.unitId })
  const reports: object[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/modules/failures')) reports.push(request.postDataJSON())
  })
  // With the browser's own clock: a clock that is set keeps what its timers throw to itself.
  const tokens = await signInByApi(person)
  await storeBeforeLoad(page, { local: { ...tokens, activeLanguage: 'en', activeUnit: storedUnit(place) } })
  await page.goto(path)
  return reports
}

const [remote] = remotes

test('an error in a handler, a timer, a promise or the drawing of a module is told with module, version and message', async ({
  page,
}) => {
  await throwWhileUsed(page, remote)
  const reports = await open(page, remote.path)
  const frame = new FramePage(page)
  const [other] = otherRemotes
  for (const way of ['handler', 'timer', 'promise'])
    await test.step(way, async () => {
      await page.goto(remote.path)
      reports.length = 0
      await page.getByRole('button', { name: way, exact: true }).click()
      await expect
        .poll(() => reports)
        .toEqual([
          {
            moduleId: remote.id,
            version: 'faulty',
            step: 'use',
            kind: 'broken',
            supportCode: expect.stringMatching(/^U-/),
            detail: 'thrown on purpose',
          },
        ])
      // The same once more is no news, and another module is not taken for it.
      await page.getByRole('button', { name: way, exact: true }).click()
      await frame.go(other)
      await expect(other.shown(page)).toBeVisible()
      expect(reports).toHaveLength(1)
    })
  await test.step('a page that throws as it is drawn', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await faults.find(({ name }) => name === 'its page throws in render')?.cause(page, remote)
    reports.length = 0
    await page.goto(remote.path)
    await expect
      .poll(() => reports)
      .toEqual([
        expect.objectContaining({ version: 'faulty', step: 'render', kind: 'broken', detail: 'thrown on purpose' }),
      ])
  })
})
