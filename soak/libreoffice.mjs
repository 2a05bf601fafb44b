// A forecast goes from the page through LibreOffice and back to the page, time and again: node soak/libreoffice.mjs
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../bench/load/browser.mjs'
import { startSuite } from '../bench/load/suite.mjs'
import { runScript } from '../scripts/workspace/plain-failure.mjs'
import { openForecastPage } from './libreoffice/forecast-page.mjs'
import { convert, ensureOffice } from './libreoffice/office.mjs'
import { looksOf, withHours } from './libreoffice/sheet-cells.mjs'
import { say } from './say.mjs'

// 53 weeks, and all of them lie ahead.
const year = 2032

/** The kinds of file that LibreOffice saves the changed sheet as, one after the other, before the page gets it. */
const ways = [['xlsx'], ['xls'], ['ods', 'xlsx'], ['xls', 'ods', 'xlsx']]

/** Three cells that a person changes, others each time, in hours. */
const changesOf = turn => [
  { label: 'Semester', rowId: 'absences-2', kept: 'absences 2', week: 30 + turn, hours: 7.25 + turn },
  { label: 'Övertid', rowId: 'substitutes-overtime', kept: 'substitutes 5', week: 53 - turn, hours: 12 + turn },
  { label: 'Min prognos', rowId: 'needs-my-forecast', kept: 'myForecast', week: 12 + turn, hours: -3.5 - turn },
]

const differing = (before, after) =>
  [...after]
    .filter(([place, hours]) => before.get(place) !== hours)
    .map(([place, hours]) => `${place} ${hours}`)
    .sort()

const counted = () => {
  const counts = { right: 0, wrong: 0 }
  const check = (what, found, wanted) => {
    const isRight = JSON.stringify(found) === JSON.stringify(wanted)
    counts[isRight ? 'right' : 'wrong'] += 1
    say(`${isRight ? 'right' : 'WRONG'}: ${what}`)
    if (!isRight) say(`  found ${JSON.stringify(found)}\n  wanted ${JSON.stringify(wanted)}`)
  }
  return { counts, check }
}

/** Exported from the page, saved by LibreOffice, changed in three cells, saved by it again, taken in on the page. */
const roundTrip = async ({ page, folder, check }, kinds, turn) => {
  const name = kinds.join('-')
  const changes = changesOf(turn)
  const saved = await convert(folder, `${name}-exported.xlsx`, await page.exported(), 'xlsx')
  const { cells: none, isNothing } = await page.lookAt('oforandrad.xlsx', saved)
  check(
    `${name}: an export that LibreOffice saved again brings nothing new`,
    { none, isNothing },
    { none: [], isNothing: true },
  )
  let [bytes, kind] = [await withHours(saved, changes), 'xlsx']
  for (const [step, next] of kinds.entries()) {
    bytes = await convert(folder, `${name}-${step}.${kind}`, bytes, next)
    kind = next
  }
  const { cells } = await page.lookAt(`andrad-${turn}.${kind}`, bytes)
  check(`${name}: three cells differ on the page`, cells, changes.map(({ rowId, week }) => `${rowId} ${week}`).sort())
  const before = await page.stored()
  await page.takeIn()
  const wanted = changes.map(({ kept, week, hours }) => `${kept} ${week} ${hours}`).sort()
  check(`${name}: exactly these three are saved`, differing(before, await page.stored()), wanted)
  return saved
}

await runScript(async () => {
  await ensureOffice()
  const folder = mkdtempSync(join(tmpdir(), 'veckovis-office-'))
  const { counts, check } = counted()
  const suite = await startSuite({ port: 4870, years: [year] })
  const browser = await launchBrowser()
  try {
    const page = await openForecastPage(browser, suite, year)
    await page.note('absences-2', 5, 'Två åker till fjällen')
    let saved
    for (const [turn, kinds] of ways.entries()) saved = await roundTrip({ page, folder, check }, kinds, turn)
    // Panes are no part of it: without a window LibreOffice keeps none, no matter who wrote the file.
    check('the sheet stays protected, A4 on its side, and keeps the note', looksOf(saved), {
      isProtected: true,
      isLandscape: true,
      hasNotes: true,
    })
  } finally {
    await browser.close()
    await suite.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  say(`\n${counts.right} right, ${counts.wrong} wrong`)
  process.exitCode = counts.wrong === 0 ? 0 : 1
})
