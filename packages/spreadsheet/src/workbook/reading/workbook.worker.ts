import { readWorkbook } from './read-workbook'

// A worker of its own for each file: whatever a file does to it ends with it.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readWorkbook(new Uint8Array(data)))
})
