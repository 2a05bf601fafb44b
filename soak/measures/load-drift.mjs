import { build } from 'esbuild'
import { root } from '../../scripts/workspace/paths.mjs'

/** The comparison that the tests use, out of the sources: it needs nothing but a way to ask the database. */
export const loadDrift = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { findRollupDrift } from './packages/testing/src/rollup-drift'",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  const address = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  return (await import(address)).findRollupDrift
}
