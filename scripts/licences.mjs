import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceProblems } from './checks/licences.mjs'
import { readJson, reportsFolder, root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { findPnpm } from './workspace/pnpm.mjs'
import { mustRun } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// Writes the software bill of materials, CycloneDX 1.6, of every package in the lockfile with its digest and licence to
// reports/sbom.cdx.json, and refuses a licence that docs/licences.json does not name.
await runScript(async () => {
  const file = join(reportsFolder, 'sbom.cdx.json')
  mkdirSync(reportsFolder, { recursive: true })
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
  await mustRun('Writing the bill of materials', await findPnpm(), ['sbom', ...format, '--out', file], { quiet: true })
  const bill = readJson(file)
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const problems = licenceProblems(bill, lockfile, readJson(join(root, 'docs', 'licences.json')))
  if (problems.length > 0)
    throw new PlainFailure(`Licences that docs/licences.json does not name:\n${problems.join('\n')}`)
  say(`${bill.components.length} packages in ${file}, each under a licence that docs/licences.json names.`)
})
