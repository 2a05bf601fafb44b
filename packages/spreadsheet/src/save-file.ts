const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Gives the person a file that the page has written; the name comes without the ending of its kind. */
export const saveFile = (name: string, kind: keyof typeof types, content: string | Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([content], { type: types[kind] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${kind}`
  link.click()
  // The browser has read it by then; before, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
