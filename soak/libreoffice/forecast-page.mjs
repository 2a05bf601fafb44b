import { readFile } from 'node:fs/promises'

const patience = 30_000

/** The forecast of a year in a browser, all weeks of it, and what a manager does there with Excel. */
export const openForecastPage = async (browser, suite, year) => {
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm', reducedMotion: 'reduce' })
  const tokens = await suite.signIn()
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, tokens)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(`${suite.address}/forecast?year=${year}&startWeek=1&endWeek=53&tab=details`)
  const region = page.locator('[data-part=import]')
  const button = (name, within = page) => within.getByRole('button', { name })
  const cell = (rowId, week) => page.locator(`[data-part=tables] [data-row-id="${rowId}"] [data-week="${week}"]`)
  await cell('absences-2', 1).waitFor()

  const save = async () => {
    const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    const answer = await saved
    if (!answer.ok()) throw new Error(`The save answered ${answer.status()}: ${await answer.text()}`)
  }

  return {
    note: async (rowId, week, text) => {
      await cell(rowId, week).click()
      await page.keyboard.press('Shift+F2')
      await page.getByRole('dialog').getByRole('textbox').fill(text)
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('region', { name: 'Anteckningar' }).getByText(text).waitFor()
    },
    exported: async () => {
      const coming = page.waitForEvent('download')
      await button('Exportera till Excel').click()
      return new Uint8Array(await readFile(await (await coming).path()))
    },
    /** Chooses a file; answers what the page says of it once it is read: each cell that differs, as it would become. */
    lookAt: async (name, bytes) => {
      if (!(await region.isVisible())) await button('Importera från Excel').click()
      await region.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
      await region.getByText(`${name} är läst.`).waitFor()
      const cells = await region.locator('[data-row-id^="import/"] [data-week]').evaluateAll(all =>
        all
          .filter(one => one.textContent.includes('nu '))
          .map(one => {
            const row = one.closest('[data-row-id]').dataset.rowId.replace('import/', '')
            return `${row} ${one.dataset.week}`
          }),
      )
      return { cells: cells.sort(), isNothing: await region.getByText('Det finns inget att importera.').isVisible() }
    },
    takeIn: async () => {
      await button(/^Importera \d+ cell/, region).click()
      const overwrite = button('Skriv över', page.getByRole('dialog'))
      const done = region.getByText(/Import-ID: \d+/)
      await overwrite.or(done).waitFor()
      if (await overwrite.isVisible()) await overwrite.click()
      await done.waitFor()
      await save()
      await button('Stäng importen', region).click()
    },
    /** Every hour that is kept of the year, by row and week. */
    stored: async () => {
      const path = `${suite.address}/api/forecast/unit/${suite.unitId}/${year}/comprehensive`
      const answer = await fetch(path, { headers: { authorization: `Bearer ${tokens.access_token}` } })
      const { staffing } = await answer.json()
      const rows = Object.entries(staffing).flatMap(([kind, all]) =>
        Array.isArray(all) ? all.map(({ id, values }) => [`${kind} ${id ?? ''}`.trim(), values]) : [],
      )
      const lines = rows.flatMap(([row, values]) =>
        Object.entries(values).map(([week, hours]) => [`${row} ${week}`, hours]),
      )
      return new Map(lines)
    },
    close: () => context.close(),
  }
}
