import { callsIn } from '../calls/calls-in.mjs'
import { foreignCode } from '../catalog.mjs'

/** @type {WeakMap<import('webpack').Module, ReturnType<typeof callsIn>>} */
const callsOfModules = new WeakMap()

/** @type {WeakMap<import('webpack').Compilation, ReturnType<typeof callsIn>>} */
const callsOfBuilds = new WeakMap()

/** The calls of the API in what a build has taken up, each once. @param {import('webpack').Compilation} compilation */
export const callsOf = compilation => callsOfBuilds.get(compilation) ?? []

/** Reads each source file, while it is parsed anyway, for the operations of the API that it calls. */
export class RecordCallsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RecordCalls', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap('RecordCalls', parser => {
          parser.hooks.program.tap('RecordCalls', program => {
            const { module } = parser.state
            if (!foreignCode.test(module.resource ?? '')) callsOfModules.set(module, callsIn(program))
          })
        })
      compilation.hooks.afterChunks.tap('RecordCalls', () => {
        const { modules, chunkGraph } = compilation
        const calls = [...modules]
          .filter(module => chunkGraph.getNumberOfModuleChunks(module) > 0)
          .flatMap(module => callsOfModules.get(module) ?? [])
        const byText = new Map(calls.map(call => [JSON.stringify(call), call]))
        callsOfBuilds.set(
          compilation,
          [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, call]) => call),
        )
      })
    })
  }
}
