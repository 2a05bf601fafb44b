import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sharedVersions } from '../../packages/build/src/shared-singletons.mjs'
import { shellConfig } from '../../packages/build/src/shell-config.mjs'
import { compressBuilt } from '../../packages/build/src/compress-built.mjs'
import { cacheFolder, memberFolders, readJson, root } from '../../scripts/workspace/paths.mjs'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'

const webpack = createRequire(join(root, 'packages/build/package.json'))('webpack')

/** In the place of shell/src/modules/federation.ts, with all that it exports: the remotes are parts of this very program. */
export const directModules = () => {
  const remotes = memberFolders().filter(folder => folder.startsWith('mf-'))
  const loaders = remotes.flatMap(name => {
    const { contributions = [] } = readJson(join(root, name, 'module.json'))
    const files = [
      ['./app', 'src/remote'],
      ...contributions.map(({ expose }) => [expose, join('src/contributions', expose)]),
    ]
    return files.map(
      ([expose, file]) => `${JSON.stringify(name + expose)}: () => import(${JSON.stringify(join(root, name, file))})`,
    )
  })
  const source = [
    `const loaders = { ${loaders.join(', ')} }`,
    `export const providedVersions = () => (${JSON.stringify(Object.fromEntries(sharedVersions()))})`,
    'export const offeredNames = () => null',
    'export const startFederation = () => {}',
    'export const fetchProvidedAhead = () => {}',
    'export const fetchFederated = expose => module => loaders[module.id + expose]()',
  ].join('\n')
  return `data:text/javascript,${encodeURIComponent(source)}`
}

const configOf = outputFolder => {
  const shell = join(root, 'shell')
  const config = shellConfig(shell)
  return {
    ...config,
    output: { ...config.output, path: outputFolder, uniqueName: 'veckovis_one_program' },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\/(modules\/)?federation$/, resource => {
        resource.request = directModules()
      }),
    ],
  }
}

const run = config =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats)))
    })
  })

/**
 * Shell and remotes as one program without federation: same sources, loaders, minifier and compression.
 * @returns {Promise<string>} its folder
 */
export const buildOneProgram = async () => {
  const folder = join(cacheFolder, 'bench', 'one-program')
  const stats = await run(configOf(folder))
  if (stats.hasErrors()) throw new PlainFailure(stats.toString('errors-only'))
  await compressBuilt(folder)
  return folder
}
