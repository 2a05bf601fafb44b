/** A part of an SPDX expression: an id, or several joined by AND or OR; without parentheses inside. */
const isAllowed = (expression, allowed) => {
  const parts = expression.replaceAll(/[()]/g, '').split(' OR ')
  return parts.some(part => part.split(' AND ').every(id => allowed.has(id.trim())))
}

const licenceOf = ({ licenses = [] }) =>
  licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name)
    .filter(text => text !== undefined)
    .join(' AND ')

/** Full name and version, as the lockfile writes it. */
const nameOf = ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`

/** Programs for other machines are in the lockfile but not installed here, so that nothing can read their licence. */
const isForOtherMachine = (lockfile, name) => {
  const start = Math.max(...[name, `'${name}'`].map(key => lockfile.indexOf(`\n  ${key}:\n`)))
  const [entry = ''] = start === -1 ? [] : lockfile.slice(start).split('\n\n')
  return /^ {4}(os|cpu|libc): /m.test(entry)
}

/**
 * What the licences of a CycloneDX bill of materials have wrong, a line for each package.
 * @param {{ components: object[] }} bill
 * @param {string} lockfile
 * @param {{ allowed: { id: string }[] }} rules
 * @returns {string[]}
 */
export const licenceProblems = (bill, lockfile, { allowed }) => {
  const ids = new Set(allowed.map(({ id }) => id))
  // A member of the workspace comes from nowhere else.
  const foreign = bill.components.filter(({ externalReferences = [] }) =>
    externalReferences.some(({ type }) => type === 'distribution'),
  )
  return foreign.flatMap(component => {
    const name = nameOf(component)
    const licence = licenceOf(component)
    if (licence === '') return isForOtherMachine(lockfile, name) ? [] : [`${name}: no licence is known`]
    return isAllowed(licence, ids) ? [] : [`${name}: ${licence}`]
  })
}
