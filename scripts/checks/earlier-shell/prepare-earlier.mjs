import { buildEarlierModules, buildEarlierShell } from './build-earlier.mjs'
import { chooseCommit } from './choose-commit.mjs'

/** What is earlier, how it is built, and which one of a module it is that comes in the place of one that is refused. */
const parts = {
  'earlier-shell': {
    what: 'shell',
    build: buildEarlierShell,
    instead: "as it was then, because that shell would not run today's",
  },
  'earlier-modules': {
    what: 'modules',
    build: buildEarlierModules,
    instead: 'as it is today, whose shell would not run that one',
  },
}

/**
 * Builds what has to go on with the suite of now and gives the environment in which the test server serves it.
 * @param {'earlier-shell' | 'earlier-modules'} name
 * @returns {Promise<{ env: Record<string, string>, said: string[] } | { untried: string }>}
 */
export const prepareEarlier = async name => {
  const { commit, why } = chooseCommit()
  if (commit === null) return { untried: why }
  const { what, build, instead } = parts[name]
  const { env, refused } = await build(commit)
  const said = [
    `  with the ${what} of ${commit.slice(0, 7)}`,
    ...refused.map(each => `  ${each.remote} ${instead}: ${each.why}`),
  ]
  return { env, said }
}
