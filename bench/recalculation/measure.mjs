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

const zones = ['urban-area', 'countryside', 'nursing-care', 'service', 'health-care', 'approved-time']

/** What fills the rows of income: prices of all zones, rooms, visits and months. */
const income = () => {
  const weeks = value => Array.from({ length: 53 }, (_, index) => value + index)
  return {
    zoneShare: 0.8,
    zones: zones.map((zone, index) => ({ zone, share: 1 / zones.length, prices: weeks(400 + index) })),
    rooms: weeks(90_000),
    visits: weeks(2_000),
    months: weeks(1_000),
  }
}

/** One edit and the full recalculation of a 53-week year with every row, as the page does on every committed cell. */
const createRecalculation = ({ calculateForecast, workedExample }) => {
  const example = { ...workedExample(2026), income: income() }
  return edit => {
    const absences = example.absences.map((row, index) =>
      index === 0 ? { ...row, hours: row.hours.with(edit % 53, edit) } : row,
    )
    return calculateForecast({ ...example, absences }, range)
  }
}

/** @returns {Promise<{ text: string }>} what it takes, in two lines */
export const measureRecalculation = async () => {
  const recalculate = createRecalculation(await loadDomain())
  const measure = edit => {
    const since = performance.now()
    recalculate(edit)
    return performance.now() - since
  }
  for (let edit = 0; edit < 2_000; edit++) recalculate(edit)
  const times = Array.from({ length: 5_000 }, (_, edit) => measure(edit)).sort((a, b) => a - b)
  const at = share => times[Math.floor(times.length * share)].toFixed(3)
  return {
    text: [
      `${times.length} edits, each with the full recalculation of 53 weeks, Node ${process.versions.node}, ${availableParallelism()} cores`,
      `p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   (target: p95 below 0.2 ms)`,
    ].join('\n'),
  }
}
