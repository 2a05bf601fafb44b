const hashesOf = ({ info }) => (info.contenthash === undefined ? [] : [info.contenthash].flat())

/** The name of a file without the hash in it, which webpack makes of sources, comments included. */
export const nameWithoutHash = asset => hashesOf(asset).reduce((text, hash) => text.replaceAll(hash, '*'), asset.name)

/**
 * The hashes in the names of files, each with the name that it stands in, in an order that no hash changes.
 * @param {readonly import('webpack').Asset[]} assets
 * @returns {Map<string, string>}
 */
export const contentHashes = assets => {
  const pairs = assets.flatMap(asset => hashesOf(asset).map(hash => [nameWithoutHash(asset), hash]))
  return new Map(pairs.sort().map(([name, hash]) => [hash, name]))
}

/** @param {string} text @param {Iterable<readonly [string, string]>} pairs what stands for what */
export const replaceEach = (text, pairs) => [...pairs].reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text)
