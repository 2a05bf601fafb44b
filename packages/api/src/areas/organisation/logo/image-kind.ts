const startsWith = (bytes: Buffer, at: number, expected: string): boolean =>
  bytes.subarray(at, at + expected.length).equals(Buffer.from(expected, 'latin1'))

/** Which of the three kinds of image a file is by its first bytes, whatever it is named; undefined for anything else. */
export const imageKind = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined => {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? 'webp' : undefined
}
