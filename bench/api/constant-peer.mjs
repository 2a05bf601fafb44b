import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('constant-server.mjs', import.meta.url))

/** Fastify that sends a constant of that many bytes, in a process of its own as the API is. */
export const startConstantPeer = async bytes => {
  const child = fork(file, [String(bytes)])
  const [{ port }] = await once(child, 'message')
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}/constant`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
