import { buildEarlier } from './build-earlier.mjs'
import { chooseCommit } from './choose-commit.mjs'

const inWords = ({ commit, refused }) => [
  `  compared with the shell of ${commit.slice(0, 7)}`,
  ...refused.map(({ remote, why }) => `  ${remote} as it was then, because that shell would not run today's: ${why}`),
]

/**
 * Builds the shell that has to be served and gives the environment in which the test server serves it.
 * @returns {Promise<{ env: Record<string, string>, said: string[] } | { untried: string }>}
 */
export const prepareEarlier = async () => {
  const { commit, why } = chooseCommit()
  if (commit === null) return { untried: why }
  const { shellFolder, modulesFolder, refused } = await buildEarlier(commit)
  return { env: { SHELL_DIR: shellFolder, MODULES_DIR: modulesFolder }, said: inWords({ commit, refused }) }
}
