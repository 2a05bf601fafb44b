/**
 * A loader. The names of classes are written down as variables, and webpack puts only what is constant straight into
 * the code that asks for it.
 */
export default function constantNames(source) {
  return source.replace(/^var (_\w+) = "/gm, 'const $1 = "')
}
