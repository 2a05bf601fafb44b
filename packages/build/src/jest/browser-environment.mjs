import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom has no fetch. Node's own needs the signals, forms and blobs of Node beside it.
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  structuredClone,
}

/** A page in jsdom that can call a real server. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, fromNode)
  }
}
