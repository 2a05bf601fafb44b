const versionByte = 6
const variantByte = 8

/**
 * A random UUID (version 4) under which what a form creates is sent, so that a repeated send creates nothing more.
 * `crypto.randomUUID` would do the same, but only over https and on the machine itself.
 */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes.set([((bytes[versionByte] ?? 0) & 0x0f) | 0x40], versionByte)
  bytes.set([((bytes[variantByte] ?? 0) & 0x3f) | 0x80], variantByte)
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
