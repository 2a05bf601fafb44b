import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/** The files of one folder on a port of 127.0.0.1. */
export const serveFolder = async folder => {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url, 'http://127.0.0.1').pathname)
    try {
      const content = await readFile(join(folder, name))
      response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
