import { PlainFailure } from './plain-failure.mjs'

const oldest = [20, 19]

export const requireNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new PlainFailure(
    `Veckovis needs Node.js ${oldest.join('.')} or later, and this is ${version}. Install it from https://nodejs.org and run the command again.`,
  )
}
