import { build } from 'esbuild'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** A TypeScript file of the workspace, such as a wire schema, as a module that a script can use. */
export const loadSource = async path => {
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
