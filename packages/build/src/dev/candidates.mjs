import { createHash } from 'node:crypto'
import { manifestFile } from '../remote-config.mjs'

/**
 * `mf-diary@1.4.0-0a1b2c3d` of CANDIDATE, several by commas: published versions that the page gets beside the module that
 * is worked on, whether or not anybody else gets them.
 * @param {string} text
 * @returns {Map<string, string> | null} versions by module; null for what is none
 */
export const readCandidates = text => {
  const words = text.split(',').filter(word => word !== '')
  const pairs = words.map(word => /^(mf-[a-z][a-z0-9-]*)@([A-Za-z0-9][A-Za-z0-9.+_-]*)$/.exec(word.trim()))
  return pairs.includes(null) ? null : new Map(pairs.map(([, id, version]) => [id, version]))
}

const digestOf = content => `sha384-${createHash('sha384').update(content).digest('base64')}`

const fileFrom = async (suite, path) => {
  const answer = await fetch(new URL(path, suite))
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/**
 * Where a version's code is. The digests of its other files stand in its entry, as in every version; what it declares of
 * addresses and rights is not served, and taken from the active version.
 */
const codeOf = async (suite, id, version) => {
  const folder = `/modules/${id}/${version}/`
  const manifest = JSON.parse((await fileFrom(suite, folder + manifestFile)).toString())
  const exposed = manifest.exposes.flatMap(({ assets }) => [assets.js, assets.css].flatMap(each => [...each.sync]))
  const names = [...new Set([manifest.metaData.remoteEntry.name, ...exposed])]
  const digests = await Promise.all(names.map(async name => [name, digestOf(await fileFrom(suite, folder + name))]))
  return {
    version,
    manifestUrl: folder + manifestFile,
    container: manifest.name,
    integrity: Object.fromEntries(digests),
  }
}

const withCandidates = async (registry, { suite, candidates }) => ({
  ...registry,
  modules: await Promise.all(
    registry.modules.map(async module => {
      const version = candidates.get(module.id)
      return version === undefined ? module : { ...module, ...(await codeOf(suite, module.id, version)) }
    }),
  ),
})

const isRegistry = ({ method, url }) => method === 'GET' && /^\/api\/modules(?:\?|$)/.test(url)

/**
 * The suite's answer about its modules with the candidates in the place of what it names.
 * @param {{ suite: string, candidates: Map<string, string> }} options
 */
export const candidateMiddleware = options => ({
  name: 'veckovis-candidates',
  middleware: async (request, response, next) => {
    if (options.candidates.size === 0 || !isRegistry(request)) return next()
    try {
      const { authorization = '', cookie = '', 'accept-language': language = '' } = request.headers
      const headers = { authorization, cookie, 'accept-language': language }
      const answer = await fetch(new URL(request.url, options.suite), { headers })
      const body = await answer.json()
      response.statusCode = answer.status
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-store')
      response.end(JSON.stringify(answer.ok ? await withCandidates(body, options) : body))
    } catch (error) {
      next(error)
    }
  },
})
