import { buildStale } from './workspace/build-stale.mjs'
import { runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

await runScript(async () => {
  const built = await buildStale()
  say(built.length === 0 ? 'Everything is built.' : `Built ${built.join(', ')}.`)
})
