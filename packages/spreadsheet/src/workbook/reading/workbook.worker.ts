import { sendWorkbook } from './workbook-portions'

// A worker of its own for each file: whatever a file does to it ends with it.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  sendWorkbook(new Uint8Array(data), portion => self.postMessage(portion))
})
