import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readCatalog } from '../../packages/build/src/catalog.mjs'
import { classesIn, typesOf } from '../../packages/build/src/styles/style-types.mjs'
import { filesBelow, manifestOf, readJson, root } from '../workspace/paths.mjs'
import { packedManifest } from './packed-manifest.mjs'

/** What a module is made of and worked on with; the shell is built anew around a module that is worked on. */
export const packedMembers = [
  ...['build', 'contracts', 'domain', 'forms', 'grid', 'lists', 'platform', 'spreadsheet', 'ui'].map(
    name => `packages/${name}`,
  ),
  'shell',
]

const ofTests = /\.(?:test|fixture|arbitrary)\.[a-z]+$|\/testing\//

/** Sources and texts of a member, by path from it. @returns {Map<string, Buffer>} */
const sourcesOf = folder =>
  new Map(
    ['src', 'locales']
      .flatMap(part => filesBelow(join(root, folder, part)))
      .map(file => [relative(join(root, folder), file).split(sep).join('/'), file])
      .filter(([path]) => !ofTests.test(path))
      .map(([path, file]) => [path, readFileSync(file)]),
  )

/** In the workspace the types of style sheets stand in a folder of their own, here beside the sheets. */
const styleTypes = sources =>
  [...sources]
    .filter(([path]) => path.endsWith('.module.css'))
    .map(([path, css]) => [`${path}.d.ts`, Buffer.from(typesOf(classesIn(css.toString())))])

/** `pnpm modules publish --to` without the suite around it, as one file. */
const deployCommand = async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/api/src/areas/modules/command/deploy-command.ts')],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    write: false,
  })
  return Buffer.from(outputFiles[0].contents)
}

const json = value => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** What only the archive of packages/build has: what it reads of the root in the workspace, and the commands. */
const ofBuild = async catalog => ({
  files: [
    ['packed.json', json({ catalog: Object.fromEntries(catalog), browserslist: manifestOf('.').browserslist })],
    ['tsconfig.base.json', json(readJson(join(root, 'tsconfig.base.json')))],
    ['deploy-command.mjs', await deployCommand()],
  ],
  more: {
    bin: { 'veckovis-module': 'src/standalone/module-command.mjs', 'veckovis-deploy': 'deploy-command.mjs' },
    peers: ['contracts', 'platform', 'shell', 'ui'].map(name => `@veckovis/${name}`),
  },
})

/**
 * The files of the archive of a member, by path in it.
 * @returns {Promise<Map<string, Buffer>>}
 */
export const packedFiles = async folder => {
  const catalog = readCatalog()
  const versions = new Map(packedMembers.map(manifestOf).map(({ name, version }) => [name, version]))
  const sources = sourcesOf(folder)
  const { files, more } = folder === 'packages/build' ? await ofBuild(catalog) : { files: [], more: {} }
  const paths = new Set(sources.keys())
  const manifest = packedManifest(manifestOf(folder), { catalog, versions, paths, more })
  return new Map([['package.json', json(manifest)], ...sources, ...styleTypes(sources), ...files])
}
