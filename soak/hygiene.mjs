// 100 visits to each remote: nothing that stays behind. pnpm soak [--short]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const visits = process.argv.includes('--short') ? 20 : 100
const folder = fileURLToPath(new URL('../e2e', import.meta.url))
const { status } = spawnSync(
  join(folder, 'node_modules', '.bin', 'playwright'),
  ['test', '--project=alone', '--no-deps', 'modules/hygiene'],
  { cwd: folder, env: { ...process.env, HYGIENE_VISITS: String(visits) }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
