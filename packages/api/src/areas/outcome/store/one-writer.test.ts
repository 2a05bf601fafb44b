import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const sources = join(__dirname, '../../..')
const inSql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:outcome_year|outcome_row|outcome_change)\b/i
const bySchema = /\.(?:insert|update|delete)\(\s*(?:outcomeYear|outcomeRow|outcomeChange)\b/

const writers = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter(file => {
      const source = readFileSync(join(sources, file), 'utf8')
      return inSql.test(source) || bySchema.test(source)
    })

test('what happened, which weeks are complete and the history of both are written in the store and nowhere else', () => {
  const here = relative(sources, __dirname)
  expect(writers().filter(file => !file.startsWith(here))).toEqual([])
  expect(writers().length).toBeGreaterThan(0)
})
