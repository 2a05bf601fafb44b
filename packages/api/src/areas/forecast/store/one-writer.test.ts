import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const sources = join(__dirname, '../../..')
const inSql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:forecast|forecast_row|forecast_rollup|forecast_change|unit_year|unit_year_weeks)\b/i
const bySchema = /\.(?:insert|update|delete)\(\s*(?:forecast|forecastRow|forecastRollup|forecastChange)\b/

const writers = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter(file => {
      const source = readFileSync(join(sources, file), 'utf8')
      return inSql.test(source) || bySchema.test(source)
    })

test('hours, sums, figures, measures, versions and the history of forecasts are written in the store and nowhere else', () => {
  const here = relative(sources, __dirname)
  expect(writers().filter(file => !file.startsWith(here))).toEqual([])
  expect(writers().length).toBeGreaterThan(0)
})
