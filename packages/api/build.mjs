import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildOptions } from './build-options.mjs'

// The names of some files follow from what they hold: those of an earlier build go.
rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true })
await build(buildOptions)
