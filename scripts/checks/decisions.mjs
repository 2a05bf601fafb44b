import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

const folder = 'docs/decisions'
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/known-limits.md', 'docs/glossary.md']

const linksIn = text =>
  [...text.matchAll(/\[(\d{4})\]\((?:[^)]*\/)?([^)/]+\.md)\)/g)].map(([, number, file]) => ({ number, file }))

/**
 * What is wrong with the numbers of the decisions, as sentences: two pages of one number, a gap, a heading with another
 * number, and a link that leads to another page than it says.
 */
export const decisionProblems = (from = root) => {
  const pages = readdirSync(join(from, folder)).sort()
  const read = path => readFileSync(join(from, path), 'utf8')
  const numbers = pages.map((page, index) => ({ page, due: String(index + 1).padStart(4, '0') }))
  return [
    ...numbers
      .filter(({ page, due }) => !page.startsWith(`${due}-`))
      .map(({ page, due }) => `${folder}/${page}: the next number is ${due}`),
    ...pages
      .filter(page => !read(join(folder, page)).startsWith(`# ${page.slice(0, 4)} `))
      .map(page => `${folder}/${page}: its heading has another number`),
    ...[...documents, ...pages.map(page => join(folder, page))].flatMap(document =>
      linksIn(read(document))
        .filter(({ number, file }) => !pages.includes(file) || !file.startsWith(number))
        .map(({ number, file }) => `${document}: [${number}] leads to ${file}`),
    ),
  ]
}
