import { runOneModule } from './dev/one-module.mjs'
import { runWholeSuite } from './dev/whole-suite.mjs'
import { runScript } from './workspace/plain-failure.mjs'

// `pnpm dev` runs the whole suite from development builds; `pnpm dev staff` one module, with hot reload, inside the
// suite that runs already.
process.env.NODE_ENV = 'development'
const [name] = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
await runScript(() => (name === undefined ? runWholeSuite() : runOneModule(name)))
