import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as pause } from 'node:timers/promises'
import { timed } from '../api/timed.mjs'

// In a thread of its own, so that what the others send and read does not count as waiting.
let isOver = false
parentPort.once('message', () => (isOver = true))
const spent = []
const ask = async () => (await fetch(`${workerData}/health`)).arrayBuffer()
// The first opens the connection.
await ask()
parentPort.postMessage('ready')
while (!isOver) {
  spent.push(await timed(ask))
  await pause(2)
}
parentPort.postMessage(spent)
