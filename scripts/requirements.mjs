import { join } from 'node:path'
import { testsOfLastRuns } from './checks/read-reports.mjs'
import { readScope } from './checks/requirements-scope.mjs'
import { reportsFolder } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm requirements` lists every id with its tests; --quiet prints only what is wrong; with --strict a requirement
// in scope without a passing test is wrong too. Tests are those of the last `pnpm verify`.
const flags = new Set(process.argv.slice(2))

const named = title => title.match(/\bR-\d{3}\b/g) ?? []

const problemsOf = (tests, { isKnown }) =>
  tests.flatMap(({ file, title }) => {
    const ids = named(title)
    const where = `${file}: ${title}`
    return [
      ...ids.filter(id => !isKnown(id)).map(id => `${id} is no requirement: ${where}`),
      ...(ids.length > 1 ? [`more than one requirement in a title: ${where}`] : []),
      ...(ids.length === 1 && !title.startsWith(`${ids[0]} `) ? [`the id has to begin the title: ${where}`] : []),
    ]
  })

const listing = (ids, testsOf) =>
  ids.flatMap(id => {
    const tests = testsOf(id)
    if (tests.length === 0) return [`${id}  –`]
    return tests.map(({ file, title, passed }) => `${id}  ${passed ? 'passed' : 'FAILED'}  ${file}  ${title}`)
  })

await runScript(async () => {
  const tests = testsOfLastRuns({
    jest: ['unit.json', 'api.json'].map(name => join(reportsFolder, name)),
    playwright: [join(reportsFolder, 'browser.json')],
  })
  const scope = readScope()
  const testsOf = id => tests.filter(({ title }) => title.startsWith(`${id} `))
  const isProven = id => testsOf(id).length > 0 && testsOf(id).every(({ passed }) => passed)
  const unproven = scope.inScope.filter(id => !isProven(id))
  const problems = problemsOf(tests, scope)

  if (!flags.has('--quiet')) {
    for (const line of listing(scope.all, testsOf)) say(line)
    say()
    for (const { id, issue, because } of scope.later)
      say(`${id} comes with ${issue === null ? 'an issue of its own' : `issue ${issue}`}: ${because}`)
    say()
  }
  if (unproven.length > 0) say(`In scope without a passing test (${unproven.length}): ${unproven.join(' ')}`)
  say(`${scope.inScope.length - unproven.length} of ${scope.inScope.length} requirements in scope have passing tests.`)
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'))
  if (flags.has('--strict') && unproven.length > 0) throw new PlainFailure('Not every requirement in scope is proven.')
})
