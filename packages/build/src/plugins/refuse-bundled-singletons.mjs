import webpack from 'webpack'
import { neverBundledByRemotes } from '../shared-singletons.mjs'

const packageOf = resource => {
  const inModules = resource.replaceAll('\\', '/').match(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)
  if (inModules) return inModules[1]
  const own = resource.replaceAll('\\', '/').match(/\/packages\/(platform|ui)\/src\//)
  return own ? `@veckovis/${own[1]}` : undefined
}

/** A remote that brings its own copy of what the shell provides would run it beside the shell's: the build fails. */
export class RefuseBundledSingletonsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RefuseBundledSingletons', compilation => {
      compilation.hooks.finishModules.tap('RefuseBundledSingletons', modules => {
        const found = new Set()
        for (const module of modules) {
          const name = packageOf(module.nameForCondition() ?? '')
          if (name !== undefined && neverBundledByRemotes.includes(name)) found.add(name)
        }
        for (const name of found)
          compilation.errors.push(
            new webpack.WebpackError(
              `The remote would bundle ${name}, which the shell provides once. Import it through @veckovis/platform ` +
                '(router: @veckovis/platform/router) or @veckovis/ui, or add the request to shared-singletons.mjs.',
            ),
          )
      })
    })
  }
}
