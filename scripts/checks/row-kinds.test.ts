import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Every way in which code names the kind of row that the forecast has only to compare with: as an outcome would be. */
const nameOfKind = /budgeted-substitutes|budgetedSubstituteHours|substitutes-budgeted-hours/

/** The budget of the answer tells its hours once more (§7), as of no other kind. */
const budgetOfAnswer = 'packages/api/src/areas/forecast/comprehensive-text.ts'

/** What the year deviates from, and what was budgeted beside an outcome, is made of this kind, and of no further one. */
const budgetOfWhatHappened = [
  'packages/domain/src/follow-up/step-rows.ts',
  'packages/domain/src/follow-up/variants.ts',
  'packages/domain/src/outcome/row-difference.ts',
]

/** Tests and the demonstration may name a kind: without it they are as they were, for a row that is not given is zeros. */
const isProgram = (file: string) =>
  existsSync(join(root, file)) &&
  /\.(?:ts|tsx|mjs|sql|json)$/.test(file) &&
  !/\.(?:test|fixture|arbitrary)\.tsx?$/.test(file) &&
  !/^(?:docs|e2e|bench|soak|packages\/api\/src\/demo)\//.test(file)

test('a kind of row of the forecast stands in its table and in four files beside it', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(isProgram)
  const naming = files.filter(file => nameOfKind.test(readFileSync(join(root, file), 'utf8')))
  expect(naming.filter(file => file !== budgetOfAnswer && !budgetOfWhatHappened.includes(file))).toEqual([
    'mf-forecast/locales/en.json',
    'mf-forecast/locales/sv.json',
    'packages/api/migrations/0002-planning.sql',
    'packages/api/src/areas/forecast/creation/open-forecast.ts',
    'packages/domain/src/forecast/rows/row-table.ts',
  ])
})
