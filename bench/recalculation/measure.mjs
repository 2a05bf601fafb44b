import { build } from 'esbuild'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder, root } from '../../scripts/workspace/paths.mjs'

const range = { startWeek: 1, endWeek: 53 }

const loadDomain = async () => {
  const outfile = join(cacheFolder, 'bench', 'domain.mjs')
  await build({
    stdin: {
      contents: `export { calculateForecast } from './packages/domain/src/forecast/calculate-forecast'; export { workedExample } from './packages/domain/src/forecast/worked-example.fixture'`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  })
  const domain = await import(pathToFileURL(outfile).href)
  rmSync(outfile)
  return domain
}

const everyWeek = value => Array.from({ length: 53 }, () => value)

const zones = ['urban-area', 'countryside', 'nursing-care', 'service', 'health-care', 'approved-time']

/** What dated settings add: revisions of pay, unsocial hours by the calendar, income, sick pay by spell. */
const allTerms = {
  costShift: { perHour: everyWeek(3), fixedCost: everyWeek(210), unsocial: everyWeek(-95) },
  income: {
    zoneShare: 0.8,
    zones: zones.map(zone => ({ zone, share: 1 / zones.length, prices: everyWeek(485) })),
    rooms: everyWeek(12_000),
    visits: everyWeek(800),
    months: everyWeek(4_000),
  },
  sickPay: { spellHours: everyWeek(800), savedHours: everyWeek(5.6) },
}

/** One edit and the full recalculation of a 53-week year, as the page does on every committed cell. */
const createRecalculation =
  ({ calculateForecast }, example) =>
  edit => {
    const absences = example.absences.map((row, index) =>
      index === 0 ? { ...row, hours: row.hours.with(edit % 53, edit) } : row,
    )
    return calculateForecast({ ...example, absences }, range)
  }

const timeOf = (recalculate, edit) => {
  const since = performance.now()
  recalculate(edit)
  return performance.now() - since
}

const edits = 5_000

/** Both take turns, so that what slows the machine slows both. */
const timesOf = recalculations => {
  for (let edit = 0; edit < 2_000; edit++) for (const recalculate of recalculations) recalculate(edit)
  const times = recalculations.map(() => [])
  for (let edit = 0; edit < edits; edit++)
    recalculations.forEach((recalculate, place) => times[place].push(timeOf(recalculate, edit)))
  return times.map(each => {
    const sorted = each.toSorted((one, other) => one - other)
    return share => sorted[Math.floor(edits * share)]
  })
}

const line = (name, at) =>
  `${name.padEnd(22)} p50 ${at(0.5).toFixed(3)} ms   p95 ${at(0.95).toFixed(3)} ms   p99 ${at(0.99).toFixed(3)} ms`

/** @returns {Promise<{ text: string }>} what it takes, without what dated settings add and with all of it */
export const measureRecalculation = async () => {
  const domain = await loadDomain()
  const example = domain.workedExample(2026)
  const [plain, all] = timesOf([
    createRecalculation(domain, example),
    createRecalculation(domain, { ...example, ...allTerms }),
  ])
  const ratio = share => (all(share) / plain(share)).toFixed(2)
  return {
    text: [
      `${edits} edits, each with the full recalculation of 53 weeks, Node ${process.versions.node}, ${availableParallelism()} cores (target: p95 below 0.2 ms)`,
      line('without settings', plain),
      line('with all of them', all),
      `with all of them / without: p50 ${ratio(0.5)} ×   p95 ${ratio(0.95)} ×`,
    ].join('\n'),
  }
}
