import { basename } from 'node:path'
import { readCandidates } from './candidates.mjs'
import { startDevServer } from './dev-server.mjs'

const isUp = suite =>
  fetch(new URL('/api/health', suite)).then(
    answer => answer.ok,
    () => false,
  )

/**
 * One remote with hot reload inside a suite that runs already. `SUITE` is where that suite answers, `PORT` where this one
 * does, `CANDIDATE` what the page gets of other modules.
 * @param {{ folder: string, cacheFolder: string, env: NodeJS.ProcessEnv, say: (line: string) => void }} options
 * @returns {Promise<string | null>} why it cannot be served; null once it is
 */
export const serveModule = async ({ folder, cacheFolder, env, say }) => {
  const { SUITE: suite = 'http://127.0.0.1:4600', PORT: port = '4610', CANDIDATE: candidate = '' } = env
  const candidates = readCandidates(candidate)
  if (candidates === null) return `CANDIDATE is such as mf-diary@1.4.0-0a1b2c3d, and not ${candidate}.`
  if (!(await isUp(suite)))
    return `No suite answers at ${suite}. Start one with npm start, or set SUITE to where it runs.`
  say('Building the module and the shell around it …')
  const { address } = await startDevServer({ folder, port: Number(port), suite, cacheFolder, candidates })
  say(`\n${basename(folder)} runs with hot reload:\n  ${address}`)
  for (const [id, version] of candidates) say(`${id} is its version ${version}.`)
  say('A sign-in leads to the page where the person works: open the address once more after it, or use the navigation.')
  say('ctrl-C ends it; the suite goes on.')
  return null
}
