import { join } from 'node:path'
import { citedIds } from './checks/cited-ids.mjs'
import { requirementsOf, testsOfLastRuns } from './checks/read-reports.mjs'
import { readScope } from './checks/requirements-scope.mjs'
import { readSpecification } from './checks/specification.mjs'
import { reportsFolder } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm requirements` prints what docs/specification says, each id with its group, its line and its tests, or only the
// ids that are named; --quiet prints only what is wrong; with --strict a requirement that is due and has no passing
// test is wrong too. Tests are those of the last `pnpm verify`.
const words = process.argv.slice(2)
const flags = new Set(words.filter(word => word.startsWith('--')))
const chosen = words.filter(word => !word.startsWith('--'))

const titleProblems = (tests, { requirements }) => {
  const known = new Set(requirements.map(({ id }) => id))
  return tests.flatMap(({ file, title }) => {
    const ids = requirementsOf(title)
    const where = `${file}: ${title}`
    return [
      ...ids.filter(id => !known.has(id)).map(id => `${id} is no requirement: ${where}`),
      ...(title.startsWith(ids.map(id => `${id} `).join('')) ? [] : [`the ids have to begin the title: ${where}`]),
    ]
  })
}

const testLines = tests =>
  tests.map(({ file, title, passed }) => `  ${passed ? 'passed' : 'FAILED'}  ${file}  ${title}`)

/** A requirement with its tests, or with what it waits for. */
const requirementLines = ({ id, group, line, check }, tests, waits) => [
  `${id}  ${group}: ${line}`,
  `  check: ${check}`,
  ...(waits ? [`  waits for ${waits.areas.join(', ')}: ${waits.because}`] : []),
  ...(tests.length === 0 && !waits ? ['  no test'] : testLines(tests)),
]

/** A decision with the files that rest on it. */
const decisionLines = ({ id, group, line }, cited) => {
  const files = new Set(cited.filter(each => each.id === id).map(({ where }) => where.replace(/:\d+$/, '')))
  return [
    `${id}  ${group}: ${line}`,
    ...[...files].filter(file => !file.startsWith('docs/specification/')).map(file => `  named in ${file}`),
  ]
}

const listing = ({ requirements, decisions }, { testsOf, later }) => {
  const isAsked = ({ id }) => chosen.length === 0 || chosen.includes(id)
  const cited = citedIds()
  return [
    ...requirements.filter(isAsked).flatMap(each =>
      requirementLines(
        each,
        testsOf(each.id),
        later.find(({ id }) => id === each.id),
      ),
    ),
    ...decisions.filter(isAsked).flatMap(each => decisionLines(each, cited)),
  ]
}

await runScript(async () => {
  const tests = testsOfLastRuns({
    jest: ['unit.json', 'api.json'].map(name => join(reportsFolder, name)),
    playwright: ['browser.json', 'alone.json'].map(name => join(reportsFolder, name)),
  })
  const specification = readSpecification()
  const { due, later } = readScope(specification.requirements)
  const testsOf = id => tests.filter(({ title }) => requirementsOf(title).includes(id))
  const isProven = ({ id }) => testsOf(id).length > 0 && testsOf(id).every(({ passed }) => passed)
  const unproven = due.filter(each => !isProven(each)).map(({ id }) => id)
  const problems = [
    ...titleProblems(tests, specification),
    ...later.filter(({ id }) => testsOf(id).length > 0).map(({ id }) => `${id} waits and has a test all the same`),
  ]

  if (!flags.has('--quiet')) for (const line of listing(specification, { testsOf, later })) say(line)
  if (unproven.length > 0) say(`Due without a passing test (${unproven.length}): ${unproven.join(' ')}`)
  say(`${due.length - unproven.length} of ${due.length} requirements that are due have passing tests.`)
  say(`${later.length} wait for areas that are not there yet.`)
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'))
  if (flags.has('--strict') && unproven.length > 0) throw new PlainFailure('Not every requirement due is proven.')
})
