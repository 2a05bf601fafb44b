import { join } from 'node:path'
import ts from 'typescript'
import { comparedByName } from '../../packages/build/src/shared-singletons.mjs'
import { writeStyleTypes } from '../styles/write-style-types.mjs'
import { root } from '../workspace/paths.mjs'

/** The requests of the shared packages of our own: those of others are of one version, which is compared. */
export const ownRequests = () =>
  comparedByName('production')
    .map(({ request }) => request)
    .filter(request => request.startsWith('@veckovis/'))

/** Who may import every shared package, and so stands where their names are looked up. */
const importers = ['shell/src/start.ts', 'packages/platform/src/index.ts', 'packages/ui/src/index.ts'].map(path =>
  join(root, path),
)
const all = [...importers, join(root, 'packages/contracts/src/zod.ts'), join(root, 'packages/domain/src/numbers.ts')]

const optionsOf = () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions: config.compilerOptions }, ts.sys, root)
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: join(root, '.cache/never') }
  return { ...options, ...emit, types: ['node'], verbatimModuleSyntax: false, isolatedModules: false }
}

/** What the workspace links to is our own source, and is described; TypeScript takes it for a package of others. */
const asOwn = found =>
  found === undefined || found.resolvedFileName.includes('/node_modules/')
    ? found
    : { ...found, isExternalLibraryImport: false }

/**
 * The sources of the shared packages as one program.
 * @param {{ path: string, text: string } | null} extra a file that is not there, which may import whatever they do
 */
export const openProgram = (extra = null) => {
  if (extra === null) writeStyleTypes()
  const options = optionsOf()
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(root, name => name, options)
  const resolve = (name, from) => asOwn(ts.resolveModuleName(name, from, options, host, cache).resolvedModule)
  const anywhere = (name, from) =>
    (from === extra?.path ? all : [from]).reduce((found, file) => found ?? resolve(name, file), undefined)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: anywhere(text, from) }))
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (path, ...more) =>
    path === extra?.path
      ? ts.createSourceFile(path, extra.text, more[0], true)
      : getSourceFile.call(host, path, ...more)
  host.fileExists = path => path === extra?.path || fileExists.call(host, path)
  const fileOf = request => resolve(request, importers[0])?.resolvedFileName
  const files = ownRequests().map(fileOf)
  const program = ts.createProgram([...files, ...(extra === null ? [] : [extra.path])], options, host)
  return { program, fileOf, resolve: (name, from) => resolve(name, from)?.resolvedFileName }
}
