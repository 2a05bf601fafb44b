import type { Page } from '@playwright/test'
import { brokenModules, complaintsOf, expect, test } from '../../fixtures/journey'
import { enterAt, nextMinute, startTwoProcesses } from '../../fixtures/two-processes'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage } from '../../pages/frame-page'
import { ModuleSettingsPage } from '../../pages/module-settings-page'

test.use({ expectedComplaints: brokenModules })

const withText = (before: string, after: string) => (code: string) => code.replaceAll(before, after)

const throwsAtMount = (code: string) =>
  code.replace(
    /=\(0,(\w+)\.createRemoteApp\)\(\{namespace:"mf-budget",/,
    '=(made=>({...(0,$1.createRemoteApp)(made),mount:()=>Promise.reject(new Error("thrown on purpose"))}))({namespace:"mf-budget",',
  )

/** The versions of a module whose files a page has asked for. */
const recordVersions = (page: Page, id: string): ReadonlySet<string> => {
  const versions = new Set<string>()
  page.on('request', request => {
    const [, version] = new RegExp(`/modules/${id}/([^/]+)/`).exec(request.url()) ?? []
    if (version !== undefined) versions.add(version)
  })
  return versions
}

/** The names of all outlines of loading that stand on the page from now on, where a person sees them. */
const recordOutlines = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      const outlines = [...document.querySelectorAll('main [aria-busy="true"]')]
      for (const outline of outlines.filter(each => each.closest('[inert]') === null))
        seen.push(outline.getAttribute('aria-label') ?? outline.tagName)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })

test('R-021 a new version reaches who is idle at the next step and who has work after a save; one that throws gives way, also for who comes anew, and is rolled back', async ({
  page: idle,
  browser,
}) => {
  test.setTimeout(360_000)
  const suite = await startTwoProcesses()
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' })
  const complaints = await complaintsOf(context, brokenModules)
  try {
    const busy = await context.newPage()
    const forecast = new ForecastPage(busy)
    const frame = new FramePage(idle)
    const fetched = recordVersions(idle, 'mf-budget')
    await enterAt(idle, suite.one, 'chef@veckovis.example', '/needs')
    await enterAt(busy, suite.two, 'chef@veckovis.example', '/forecast')
    const made = idle.getByRole('button', { name: 'Skapa behovsbudget' }).first()
    await expect(made).toBeVisible()
    await frame.entry('Resursbudget').click()
    await expect(idle.getByRole('button', { name: 'Skapa budget' }).first()).toBeVisible()
    await frame.entry('Behovsbudget').click()
    await expect(made).toBeVisible()
    await forecast.ready()
    await forecast.openTab('details')
    const week = Number(await forecast.row('absences-2').locator('[data-week]').last().getAttribute('data-week'))
    await forecast.type('absences-2', week, '7')

    // The new versions are there, and nobody gets them before they are promoted.
    const budget = await suite.publishChanged(
      'mf-budget',
      'n',
      withText('Skapa behovsbudget', 'Gör en ny behovsbudget'),
    )
    const elsewhere = await suite.buildElsewhere(
      'mf-forecast',
      'n',
      withText('Prognosdetaljer', 'Alla prognosdetaljer'),
    )
    expect(await suite.modules('publish', 'mf-budget', budget, '--reason', 'Nya ord')).toContain('is published')
    expect(await suite.modules('publish', '--from', elsewhere, '--reason', 'Nya ord')).toMatch(
      /^mf-forecast .* is published/,
    )
    await nextMinute(idle)
    await nextMinute(busy)
    expect(fetched.size).toBe(1)
    expect(await suite.modules('promote', '--all', '--reason', 'Nya ord')).toContain(`mf-budget ${budget} is active.`)

    // Who is idle is not disturbed, and gets it on going on within the module: nothing on the page is seen to load.
    await nextMinute(idle)
    await expect(made).toBeVisible()
    const outlines = await recordOutlines(idle)
    await frame.entry('Resursbudget').click()
    await expect(idle.getByText('Den nya versionen av Budget är inläst.')).toBeVisible()
    expect(await outlines.jsonValue()).toEqual([])
    await frame.entry('Behovsbudget').click()
    await expect(idle.getByRole('button', { name: 'Gör en ny behovsbudget' }).first()).toBeVisible()

    // Who has unsaved work is asked, saves, and gets it.
    await nextMinute(busy)
    await expect(busy.getByRole('status').filter({ hasText: 'Prognos finns i en ny version' })).toBeVisible()
    await forecast.expectCell('absences-2', week, '7')
    await busy.getByRole('button', { name: 'Spara och uppdatera' }).click()
    await expect(busy.getByText('Den nya versionen av Prognos är inläst.')).toBeVisible()
    await expect(busy.getByRole('main')).toBeFocused()
    await expect(busy.getByRole('tab', { name: /^Alla prognosdetaljer/ })).toBeVisible()
    await busy.getByRole('tab', { name: /^Alla prognosdetaljer/ }).click()
    await forecast.expectCell('absences-2', week, '7')

    // The next one throws at mount: the session goes on with the one before by itself.
    const throwing = await suite.publishChanged('mf-budget', 'x', throwsAtMount)
    await suite.modules('publish', 'mf-budget', throwing, '--reason', 'Snabbare')
    await suite.modules('promote', 'mf-budget', throwing, '--reason', 'Snabbare')
    await nextMinute(idle)
    await frame.entry('Resursbudget').click()
    await expect.poll(() => fetched.has(throwing)).toBe(true)
    await frame.entry('Behovsbudget').click()
    await expect(idle.getByRole('button', { name: 'Gör en ny behovsbudget' }).first()).toBeVisible()

    // Who signs in while it is active has had no other: the session gets the one that people had before from the server.
    const newcomer = await context.newPage()
    const offered = recordVersions(newcomer, 'mf-budget')
    await enterAt(newcomer, suite.one, 'chef@veckovis.example', '/needs')
    await expect(newcomer.getByRole('button', { name: 'Gör en ny behovsbudget' }).first()).toBeVisible()
    expect([...offered].toSorted()).toEqual([budget, throwing].toSorted())
    await newcomer.close()

    // The module page says so, on the other process, and takes it back without a restart.
    await busy.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const admin = await context.newPage()
    await enterAt(admin, suite.two, 'super@veckovis.example', '/settings/modules')
    const settings = new ModuleSettingsPage(admin)
    await expect(settings.region('Senaste fel').getByRole('row').filter({ hasText: throwing }).first()).toContainText(
      'Start',
    )
    await settings.module('Budget').getByRole('button', { name: 'Gå tillbaka till föregående version' }).click()
    await settings.confirm('Gå tillbaka').click()
    await expect(settings.dialog()).toContainText('Fältet är obligatoriskt.')
    await settings.reason().fill('Budgeten startar inte')
    await settings.confirm('Gå tillbaka').click()
    await expect(admin.getByText(`Budget: ${budget} är aktiv.`)).toBeVisible()
    await expect(settings.module('Budget')).toContainText('Budgeten startar inte', { useInnerText: false })
    expect(await suite.modules('list')).toContain(`mf-budget  ${budget} (roll-back`)

    // Somebody who comes anew gets what is active now, from either process.
    const anew = await context.newPage()
    await enterAt(anew, suite.one, 'chef@veckovis.example', '/needs')
    await expect(anew.getByRole('button', { name: 'Gör en ny behovsbudget' }).first()).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    await context.close()
    await suite.stop()
  }
})
