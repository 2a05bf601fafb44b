/** What no file may be called on some system: control characters and \ / : * ? " < > | (A-113). */
const notAllowed = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** A name as part of the name of a file. */
export const fileNamePart = (name: string): string => name.trim().replace(notAllowed, '_')
