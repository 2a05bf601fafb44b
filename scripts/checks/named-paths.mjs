import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
/** Patterns, what a build makes, and the area that CONTRIBUTING makes up to show how one is made. */
const noFile = /[<>*…]|\/dist(\/|$)|home-care/

/** `a/{b,c}.ts` stands for `a/b.ts` and `a/c.ts`. */
const expand = path => {
  const [, before, names, after] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(path) ?? []
  return names === undefined ? [path] : names.split(',').flatMap(name => expand(`${before}${name}${after}`))
}

/** The paths that a document names in code marks or leads to, those from the root of the repository. */
const pathsIn = (text, topFolders) => {
  const marked = [...text.matchAll(/`([^`\s/]+\/[^`\s]*)`/g)].map(([, path]) => path)
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path)
  const named = marked.filter(path => topFolders.has(path.split('/')[0]) && !noFile.test(path))
  return [...new Set([...named, ...linked].flatMap(expand))]
}

/** The files and folders that a document names and that are not there, as sentences. */
export const missingPaths = (folder = root) => {
  const topFolders = new Set(
    readdirSync(folder).filter(name => !/^(\.cache|\.data|modules|reports|node_modules)$/.test(name)),
  )
  return documents.flatMap(document =>
    pathsIn(readFileSync(join(folder, document), 'utf8'), topFolders)
      .filter(path => !existsSync(join(folder, path)))
      .map(path => `${document}: there is no ${path}`),
  )
}
