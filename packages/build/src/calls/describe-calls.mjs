import { build } from 'esbuild'
import { join } from 'node:path'
import { root } from '../catalog.mjs'

const keyOf = ({ request, name, isNullable }) => `${request} ${name} ${isNullable === true}`

const importLine = ({ request, name }, local) => `import { ${name} as ${local} } from '${request}'`

/** What the names that a remote imports stand for, which are TypeScript: the shape of each schema, and each query whole. */
const readNames = async (schemas, queries, folder, compilation) => {
  const shapes = schemas.map(({ isNullable }, at) => `shapeOf(s${at}${isNullable ? '.nullable()' : ''})`)
  const asked = queries.map((_, at) => `{ name: q${at}.name, path: q${at}.path, answer: shapeOf(q${at}.answer) }`)
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: [
        `import { shapeOf } from '@veckovis/contracts/calls'`,
        ...schemas.map((schema, at) => importLine(schema, `s${at}`)),
        ...queries.map((query, at) => importLine(query, `q${at}`)),
        `export const shapes = [${shapes}]`,
        `export const asked = [${asked}]`,
      ].join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    absWorkingDir: root,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const read = Object.keys(metafile.inputs).filter(path => path !== '<stdin>')
  compilation.fileDependencies.addAll(read.map(path => join(root, path)))
  const source = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  return import(`data:text/javascript;base64,${source}`)
}

/**
 * The calls of a remote, each with the shape of what it takes for an answer, and the names of the queries among them that
 * other modules offer. Schemas and queries are asked for by the names by which the remote imports them.
 * @param {ReturnType<typeof import('./calls-in.mjs').callsIn>} recorded
 * @param {string} folder
 * @param {import('webpack').Compilation} compilation
 */
export const describeCalls = async (recorded, folder, compilation) => {
  const made = recorded.filter(each => 'call' in each)
  const queries = recorded.flatMap(each => ('query' in each ? [each.query] : []))
  const schemas = [...new Map(made.flatMap(({ schema }) => (schema ? [[keyOf(schema), schema]] : []))).values()]
  const { shapes, asked } = await readNames(schemas, queries, folder, compilation)
  const known = new Map(schemas.map((schema, at) => [keyOf(schema), shapes[at]]))
  const own = made.map(({ call, schema }) => ({ call, ...(schema && { answer: known.get(keyOf(schema)) }) }))
  const ofOthers = asked.map(({ path, answer }) => ({ call: `GET ${path.replace(/\{\w+\}/g, '{}')}`, answer }))
  const calls = [...own, ...ofOthers].sort((one, other) => (one.call < other.call ? -1 : 1))
  return { calls, asked: asked.map(({ name }) => name) }
}
