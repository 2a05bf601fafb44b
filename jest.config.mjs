import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jestProject } from './packages/build/src/jest-preset.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const node = ['packages/domain', 'packages/contracts', 'packages/spreadsheet', 'packages/api', 'packages/build']
const remotes = readdirSync(here).filter(name => name.startsWith('mf-'))
const browser = [
  'packages/ui',
  'packages/grid',
  'packages/platform',
  'packages/forms',
  'packages/lists',
  'shell',
  ...remotes,
]
const project = environment => folder =>
  jestProject({ name: folder.split('/').at(-1), root: join(here, folder), environment })

/** The API's tests run on a real PostgreSQL that is started once and copied for every file. */
const withDatabase = config =>
  config.displayName === 'api'
    ? {
        ...config,
        testEnvironment: join(here, 'packages/build/src/jest/shared-environment.mjs'),
        runtime: join(here, 'packages/build/src/jest/shared-runtime.cjs'),
        setupFilesAfterEnv: [join(here, 'packages/testing/src/jest-patience.ts')],
        globalSetup: join(here, 'packages/testing/src/jest-database.ts'),
        globalTeardown: join(here, 'packages/testing/src/jest-database-stop.ts'),
      }
    : config

/** The scripts' own tests stand beside them; the template's run in the areas that are made from it. */
const scripts = {
  ...project('node')('scripts'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/new-area/template/'],
  modulePathIgnorePatterns: ['<rootDir>/new-area/template/'],
}

export default {
  // After the API's tests a worker has nothing open any more, but a gigabyte of modules: the system takes longer than
  // jest's half a second to take that back, and jest would call it a leak.
  workerGracefulExitTimeout: 10_000,
  projects: [
    ...[...node.map(project('node')), ...browser.map(project('jsdom'))]
      .filter(p => existsSync(join(p.rootDir, 'src')))
      .map(withDatabase),
    scripts,
  ],
}
