import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { baseConfig } from '../../../packages/build/src/base-config.mjs'
import { root } from '../../workspace/paths.mjs'

// `node build-program.mjs <folder> <unique name>` builds <folder>/entry.ts as every program is built, without
// federation, and prints what webpack had against it and the style sheet that came out.
const webpack = createRequire(join(root, 'packages/build/package.json'))('webpack')
const [folder, uniqueName] = process.argv.slice(2)

const base = baseConfig(folder)
const compiler = webpack({
  ...base,
  entry: { main: join(folder, 'entry.ts') },
  output: { ...base.output, uniqueName },
})
compiler.run((error, stats) => {
  if (error) throw error
  const { errors } = stats.toJson({ all: false, errors: true })
  const files = stats.hasErrors() ? [] : readdirSync(join(folder, 'dist')).filter(name => name.endsWith('.css'))
  const css = files.map(name => readFileSync(join(folder, 'dist', name), 'utf8')).join('\n')
  process.stdout.write(JSON.stringify({ errors: errors.map(({ message }) => message), css }))
})
