import { SourceMap } from 'node:module'
import { basename, join, posix } from 'node:path'

const read = (compiler, name) =>
  new Promise(resolve =>
    compiler.outputFileSystem.readFile(join(compiler.outputPath, name), 'utf8', (error, text) =>
      resolve(error ? null : text),
    ),
  )

/** `webpack://mf_staff_x/./src/pages/staff-page.tsx?ab` of the program in `mf-staff`: its path from the root. */
const pathFromRoot = (source, context) => {
  const inProgram = source.replace(/^webpack:\/\/[^/]*\//, '').split('?')[0]
  return posix.join(basename(context), inProgram)
}

/** The line of the sources that a place of a built file comes from, or null. */
const sourceOf = async (compiler, file, { line, column }) => {
  const text = await read(compiler, `${file}.map`)
  if (text === null) return null
  const { originalSource, originalLine } = new SourceMap(JSON.parse(text)).findEntry(line - 1, column - 1)
  return originalSource === undefined ? null : `${pathFromRoot(originalSource, compiler.context)}:${originalLine + 1}`
}

/**
 * `/dev/source?file=/modules/…/x.js&line=1&column=1` says which line of the sources that is: the screen asks it for the
 * stack of an error.
 * @param {{ shell: import('webpack').Compiler, remote: import('webpack').Compiler, publicPath: string }} options
 */
export const sourceMiddleware = ({ shell, remote, publicPath }) => ({
  name: 'veckovis-source',
  path: '/dev/source',
  middleware: async ({ url }, response) => {
    const asked = new URL(url, 'http://dev.invalid').searchParams
    const file = posix.normalize(asked.get('file') ?? '/')
    const place = { line: Number(asked.get('line')), column: Number(asked.get('column')) }
    const [compiler, beginning] = file.startsWith(publicPath) ? [remote, publicPath] : [shell, '/']
    const source = await sourceOf(compiler, file.slice(beginning.length), place)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ source }))
  },
})
