import { setTimeout as pause } from 'node:timers/promises'
import { burst } from './edits.mjs'
import { typeAhead } from './keyboard.mjs'
import { installProbe } from './probe.mjs'

const viewport = { width: 1440, height: 1440 }

const kinds = { script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration', task: 'TaskDuration' }

const readTimes = async session => {
  const { metrics } = await session.send('Performance.getMetrics')
  const byName = new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  return Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind, byName.get(name)]))
}

const minus = (after, before) => Object.fromEntries(Object.keys(kinds).map(kind => [kind, after[kind] - before[kind]]))

/** Runs what is to be measured, and answers its time and where the main thread's time went until two frames later. */
const measure = async ({ page, session }, run) => {
  await page.evaluate(() => window.veckovisProbe.rest())
  const before = await readTimes(session)
  const painted = await run()
  await page.evaluate(() => window.veckovisProbe.rest())
  return { painted, ...minus(await readTimes(session), before) }
}

const clickCell = async ({ page }, { rowId, week }) => {
  const place = await page.evaluate(([id, column]) => window.veckovisProbe.centre(id, column), [rowId, week])
  await page.mouse.click(place.x, place.y)
}

const editOnce = async (opened, { rowId, week, text }) => {
  const { page } = opened
  await clickCell(opened, { rowId, week })
  await page.keyboard.type(text)
  const edit = { rows: [rowId], week, cells: [{ rowId, week, text }] }
  // The watch has to stand before the key comes, and calls and keys do not overtake in a fixed order.
  await page.evaluate(asked => window.veckovisProbe.watchEnter(asked), edit)
  return measure(opened, async () => {
    await page.keyboard.press('Enter')
    return page.evaluate(() => window.veckovisProbe.painted())
  })
}

const pasteOnce = async (opened, { rowId, rows, text }) => {
  await clickCell(opened, { rowId, week: 1 })
  const [first] = text.split('\t')
  const edit = { rows, week: 1, cells: [{ rowId, week: 1, text: first }] }
  return measure(opened, () =>
    opened.page.evaluate(([asked, pasted]) => window.veckovisProbe.afterPaste(asked, pasted), [edit, text]),
  )
}

const millisecondsPerKey = 20

/** Digits that did not arrive, of 60 typed faster than anybody types. */
const lostDigits = async ({ page, session, description }) => {
  const keyboard = typeAhead(session)
  for (const { week, cells } of burst) {
    const top = [cells[0].rowId, week]
    keyboard.click(await page.evaluate(([id, column]) => window.veckovisProbe.centre(id, column), top))
    for (const { digits } of cells) {
      for (const key of [...digits, ...description.onwards]) {
        keyboard.press(key)
        await pause(millisecondsPerKey)
      }
    }
    await keyboard.taken()
    await page.evaluate(() => window.veckovisProbe.rest())
  }
  const asked = burst.flatMap(({ week, cells }) => cells.map(cell => ({ ...cell, week })))
  const found = await page.evaluate(
    cells => cells.map(({ rowId, week }) => window.veckovisProbe.textOf(rowId, week)),
    asked,
  )
  const lost = ({ digits }, index) => {
    const there = found[index].replaceAll(/\D/g, '')
    return there === digits ? 0 : [...digits].filter((digit, at) => there[at] !== digit).length
  }
  return asked.reduce((sum, cell, index) => sum + lost(cell, index), 0)
}

/** A page of its own, ready to be edited, on a machine slowed down by `cpu`. */
export const openMeasured = async (browser, description, { address, storage = {}, cpu }) => {
  const context = await browser.newContext({
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await context.addInitScript(installProbe, { cells: description.cells, hasChart: description.hasChart === true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.waitForSelector(description.ready)
  if (description.hasChart === true) await page.waitForSelector('[data-chart-week]')
  await page.waitForLoadState('networkidle')
  // Processor time of the page's thread: what else runs on the machine is no part of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const opened = { page, session, description }
  return {
    page,
    edit: edit => editOnce(opened, edit),
    paste: paste => pasteOnce(opened, paste),
    lostDigits: () => lostDigits(opened),
    close: () => context.close(),
  }
}
