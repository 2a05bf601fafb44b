import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memberFolder } from './catalog.mjs'

// One way to run TypeScript in jest, for every package: swc, no type check (types are `pnpm types`).
const swc = [
  createRequire(import.meta.url).resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

// Packages that ship ES modules only and have to pass through the transformer.
const esmOnly = [
  'jose',
  'content-disposition',
  'hucre',
  'cookie',
  '@nivo',
  'd3-[a-z]+',
  'internmap',
  'delaunator',
  'robust-predicates',
  'uuid',
  '@veckovis',
]

const beside = path => fileURLToPath(new URL(path, import.meta.url))

/** @param {{ name: string, root: string, environment: 'node' | 'jsdom', setup?: string[] }} options */
export const jestProject = ({ name, root, environment, setup = [] }) => ({
  displayName: name,
  rootDir: root,
  testEnvironment: environment === 'jsdom' ? beside('./jest/browser-environment.mjs') : 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${esmOnly.join('|').replace('@nivo', '@nivo[+/]')}))`],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': beside('./styles/readable-class-names.cjs'),
    '\\.css$': beside('./empty-style.cjs'),
    // A dialog is there at once; that its code comes later has a test of its own.
    '^\\./dialog/late-modal$': join(memberFolder('ui'), 'src/facades/dialog/modal-at-once.ts'),
    // The same components as CommonJS, which needs no transformer.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  setupFilesAfterEnv: environment === 'jsdom' ? [beside('./jest/browser-setup.mjs'), ...setup] : setup,
  injectGlobals: true,
})
