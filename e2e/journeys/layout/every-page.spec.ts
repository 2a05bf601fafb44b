import { shellPaths } from '@veckovis/contracts/pages'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { control } from '../../fixtures/control'
import { everyPage, walk } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

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

for (const width of [1280, 390])
  test.describe(`${width} px`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(() => test.slow())

    test('every page before a session holds its texts', async ({ page }) => {
      expect(await walk(page, everyPage.signedOut, layoutFaults)).toEqual([])
    })

    test('every page of a unit manager holds its texts', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      await control.makeStaffMember({ unitId: place.unitId, ...member })
      await enter(page, { person: await makeManager(place), place })
      expect(await walk(page, everyPage.manager, layoutFaults)).toEqual([])
    })

    test('every page of a super admin holds its texts', async ({ page }) => {
      const place = await makePlace()
      const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
      await enter(page, { person, place })
      expect(await walk(page, everyPage.superAdmin, layoutFaults)).toEqual([])
    })
  })
